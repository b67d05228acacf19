import { MINUTES_PER_DAY } from '../../clock/clock-time.ts';
import { kindOf, type TimedSpan, timedSpans } from '../day-totals.ts';
import { daysBetween, isInside, lengthOf, overlap } from '../span-time.ts';
import type { WorkedDay } from '../worked-day.ts';
import { issue, type RuleIssue } from './rule-issue.ts';

/**
 * Where spans may be: within 24 hours from the work period's start, not empty, not overlapping. 00:00, the default (docs:
 * time-entry#time-day-length), means that no start is set: then the 24 hours count from the day's first span, and 22:00 to 06:30 is one
 * night. On shift templates the dates are explicit: an end before its start, or after the day on which the shift ends, is an error and not
 * the next morning.
 */
export function spanBoundIssues(day: WorkedDay, workDayStart: number, byShift: boolean): RuleIssue[] {
  const timed = timedSpans(day, byShift);
  const firstStart = Math.min(...timed.map(({ range }) => range.start));
  const dayStart = workDayStart > 0 ? workDayStart : firstStart;
  const startsOnItsDate = firstStart >= 0 && firstStart < workDayStart + MINUTES_PER_DAY;
  const lastEnd = byShift ? endOfShift(day) : Number.POSITIVE_INFINITY;
  const bounds = timed.flatMap(({ index, range }) => {
    const value = `timeEntrySpanDtos[${index}]`;
    const length = lengthOf(range);
    if (length === 0) return [issue(2, 'ERR_BILLING_TIME_SPAN_START_END_TIME', { value })];
    if (length < 0 || range.end > lastEnd) return [issue(2, 'ERR_BILLING_TIME_START_PRIOR_TO_END', { value })];
    if (byShift) return [];
    if (!startsOnItsDate || range.start < dayStart || range.start >= dayStart + MINUTES_PER_DAY)
      return [issue(2, 'ERR_BILLING_EDIT_TIME_SPAN_START_END_TIME', { value })];
    return range.end > dayStart + MINUTES_PER_DAY ? [issue(2, 'ERR_BILLING_EDIT_TIME_SPAN_END_TIME', { value })] : [];
  });
  return [...bounds, ...overlaps(timed)];
}

/** The midnight before which a shift must end, relative to its worked date. */
function endOfShift({ workedDate, timeEntry: { shiftEndDay } }: WorkedDay): number {
  return shiftEndDay === null ? Number.POSITIVE_INFINITY : (daysBetween(workedDate, shiftEndDay) + 1) * MINUTES_PER_DAY;
}

/** Spans that overlap an earlier line. A lunch inside a span does not, because it is subtracted from the span. */
function overlaps(timed: readonly TimedSpan[]): RuleIssue[] {
  return timed.flatMap((later, place) => {
    const other = timed.slice(0, place).find((earlier) => cover(earlier, later));
    return other
      ? [
          issue(2, 'ERR_BILLING_EDIT_TIME_SPAN_OVERLAP', {
            value: `timeEntrySpanDtos[${later.index}]`,
            params: [later.index + 1, other.index + 1],
          }),
        ]
      : [];
  });
}

function cover(one: TimedSpan, other: TimedSpan): boolean {
  if (!overlap(one.range, other.range)) return false;
  const [isLunch, otherIsLunch] = [kindOf(one.span) === 'lunch', kindOf(other.span) === 'lunch'];
  if (isLunch === otherIsLunch) return true;
  return isLunch ? !isInside(one.range, other.range) : !isInside(other.range, one.range);
}
