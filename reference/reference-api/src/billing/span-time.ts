import type { TimeSpan } from 'shared-client/schema/billing';
import { MINUTES_PER_DAY, parseClockTime } from 'shared-validators/clock';
import { daysBetween } from './calendar.ts';

/** A span as minutes after the midnight its worked day begins with; `end` may pass 1440. */
export interface MinuteRange {
  readonly start: number;
  readonly end: number;
}

/** Minutes after midnight of `HH:mm`, 0 to 1440; what is no time is refused before. */
export const minuteOfDay = (time: string): number => parseClockTime(time) ?? Number.NaN;

const momentOf = (workedDate: string, moment: string): number =>
  daysBetween(workedDate, moment.slice(0, 10)) * MINUTES_PER_DAY + minuteOfDay(moment.slice(11));

/**
 * Where a span lies, seen from its worked date; undefined while a time is missing. Wall-clock times: a clock change
 * does not show. A 00:00 end on the start's date is 24:00, an end before its start crosses midnight, unless the template
 * has shifts, whose dates are explicit.
 */
export function rangeOf(
  span: Pick<TimeSpan, 'startTimeStr' | 'endTimeStr'>,
  workedDate: string,
  hasExplicitDates = false,
): MinuteRange | undefined {
  if (span.startTimeStr === null || span.endTimeStr === null) return undefined;
  const start = momentOf(workedDate, span.startTimeStr);
  const end = momentOf(workedDate, span.endTimeStr);
  const crossesMidnight = !hasExplicitDates && end < start && start - end < MINUTES_PER_DAY;
  return { start, end: crossesMidnight ? end + MINUTES_PER_DAY : end };
}

export const lengthOf = (range: MinuteRange): number => range.end - range.start;

export const overlap = (one: MinuteRange, other: MinuteRange): boolean =>
  one.start < other.end && other.start < one.end;
