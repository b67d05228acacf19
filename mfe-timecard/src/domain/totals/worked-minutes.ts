import { type DayForm, SPAN_TYPES, type SpanForm } from '../form/timecard-form.ts';
import { cutLunchOut } from '../time/cut-lunch.ts';
import { spanDuration } from '../time/span-duration.ts';

/** Lunch and Sick are excluded from worked hours (docs: time-entry#time-worked-hours). */
function countsAsWorked(span: Pick<SpanForm, 'type'>): boolean {
  return span.type !== SPAN_TYPES.lunch && span.type !== SPAN_TYPES.sick;
}

/** Worked minutes of a day: every span but Lunch and Sick. Incomplete spans count nothing. */
export function workedMinutes(day: Pick<DayForm, 'spans'>): number {
  return minutesWhere(day, countsAsWorked);
}

/** Minutes of one span type. */
export function minutesOfType(day: Pick<DayForm, 'spans'>, type: string): number {
  return minutesWhere(day, (span) => span.type.toLowerCase() === type.toLowerCase());
}

function minutesWhere(day: Pick<DayForm, 'spans'>, counts: (span: SpanForm) => boolean): number {
  return cutLunchOut(day.spans).reduce(
    (sum, span) => sum + (counts(span) ? (spanDuration(span.start, span.end) ?? 0) : 0),
    0,
  );
}
