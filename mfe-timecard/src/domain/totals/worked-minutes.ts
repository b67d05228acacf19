import { minutesByType } from 'shared-validators/clock';
import { isLeaveSystemEntry, kindOf } from 'shared-validators/timecard';
import { type DayForm, SPAN_TYPES, type SpanForm } from '../form/timecard-form.ts';

/** Worked minutes of a day: every span but Lunch and Sick (docs: time-entry#time-worked-hours). Incomplete spans count nothing. */
export function workedMinutes(day: Pick<DayForm, 'spans'>): number {
  const byType = minutesByType(day.spans);
  byType.delete(SPAN_TYPES.lunch);
  byType.delete(SPAN_TYPES.sick);
  return [...byType.values()].reduce((sum, minutes) => sum + minutes, 0);
}

/** Whether a span is work: not a meal, not time off, and not an entry of the leave system. */
export function isWork(span: Pick<SpanForm, 'type' | 'source' | 'leaveRequestId'>): boolean {
  return !isLeaveSystemEntry(span) && kindOf({ ...span, timeEntrySpanType: span.type }) === 'work';
}

/** Minutes of work of a day, without the meals inside of it (docs: time-entry#meal-periods). */
export function minutesOfWork(day: Pick<DayForm, 'spans'>): number {
  const spans = day.spans.filter((span) => isWork(span) || span.type === SPAN_TYPES.lunch);
  const byType = minutesByType(spans);
  byType.delete(SPAN_TYPES.lunch);
  return [...byType.values()].reduce((sum, minutes) => sum + minutes, 0);
}
