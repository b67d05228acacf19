import { MINUTES_PER_DAY, parseClockTime } from '../clock/clock-time.ts';
import type { Span } from './worked-day.ts';

/** A span as minutes after the midnight at which its worked day begins; `end` may exceed 1440. */
export interface MinuteRange {
  readonly start: number;
  readonly end: number;
}

/** Minutes after midnight of `HH:mm`, 0 to 1440. Invalid times are refused earlier. */
export const minuteOfDay = (time: string): number => parseClockTime(time) ?? Number.NaN;

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Days from one date to another, negative if the other is earlier. Computed in UTC, where every day has 24 hours. */
export const daysBetween = (from: string, to: string): number => (from === to ? 0 : dayNumber(to) - dayNumber(from));

const momentOf = (workedDate: string, moment: string): number =>
  daysBetween(workedDate, moment.slice(0, 10)) * MINUTES_PER_DAY + minuteOfDay(moment.slice(11));

/**
 * The range of a span, relative to its worked date; undefined if a time is missing. Times are wall-clock times, so clock changes are
 * ignored. A 00:00 end on the start's date is 24:00, and an end before its start crosses midnight, unless the template has shifts, whose
 * dates are explicit.
 */
export function rangeOf(
  span: Pick<Span, 'startTimeStr' | 'endTimeStr'>,
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

/** Whether one range is inside another and touches neither end of it, as a lunch inside a span. */
export const isInside = (one: MinuteRange, whole: MinuteRange): boolean =>
  whole.start < one.start && one.end < whole.end;
