import { crossesMidnight, parseClockTime } from 'shared-validators/clock';
import { isChangedSpan } from '../day/filled-day.ts';
import { type DayForm, SPAN_TYPES } from '../form/timecard-form.ts';

/** The one-line summary of a closed day: first start to last end, and the meals between. */
export interface DaySummary {
  readonly from: string | null;
  readonly until: string | null;
  readonly lunches: readonly { readonly start: string; readonly end: string }[];
  /** Types of spans that are neither Labor nor Lunch, once each. */
  readonly otherTypes: readonly string[];
  readonly nextDay: boolean;
}

/** Summarises the times of a day; `null` when none are entered. */
export function daySummary(day: Pick<DayForm, 'spans'>): DaySummary | null {
  const spans = day.spans.filter((span) => isChangedSpan(span) && (span.start !== '' || span.end !== ''));
  if (spans.length === 0) return null;
  const worked = spans.filter((span) => span.type !== SPAN_TYPES.lunch);
  const nextDay = spans.some((span) => crossesMidnight(span.start, span.end));
  const starts = worked.map((span) => span.start).filter((start) => parseClockTime(start) !== null);
  const ends = worked.map((span) => span.end).filter((end) => parseClockTime(end) !== null);
  const byClock = (a: string, b: string) => (parseClockTime(a) ?? 0) - (parseClockTime(b) ?? 0);
  return {
    from: (nextDay ? starts[0] : starts.toSorted(byClock)[0]) ?? null,
    until: (nextDay ? ends.at(-1) : ends.toSorted(byClock).at(-1)) ?? null,
    lunches: spans.filter((span) => span.type === SPAN_TYPES.lunch).map(({ start, end }) => ({ start, end })),
    otherTypes: [...new Set(worked.map((span) => span.type).filter((type) => type !== SPAN_TYPES.labor))],
    nextDay,
  };
}
