import { MINUTES_PER_DAY, parseClockTime } from 'shared-validators/clock';
import { entryMinutes } from './time-entries.ts';
import type { TimeEntry } from './time-entry.ts';
import '../internal/texts/editors-english.ts';

export type TimeEntryToken =
  | 'ERR_WD_BILLING_TIME_START_PRIOR_TO_END'
  | 'ERR_WD_BILLING_TOTAL_HOURS_ABOVE_24'
  | 'ERR_WD_BILLING_TIME_SPAN_START_END_TIME';

export interface TimeEntryIssue {
  errorToken: TimeEntryToken;
  /** Rows whose start and end are flagged. */
  keys: readonly string[];
}

export interface TimeEntryLimits {
  /** `HH:MM`; default 00:00. */
  workPeriodStart?: string;
  /** Shifts have their own dates: an end before the start is an error instead of crossing midnight. */
  withShifts: boolean;
}

/**
 * The issues of a day's times (docs: time-entry#time-day-length, time-entry#time-zero-length): an entry of no length, with shifts one of
 * negative length, more than 1440 minutes in total, or a day that extends more than 1440 minutes from the work period's start. If the work
 * period starts at midnight, the day is counted from its first entry, so that a night shift is a day like any other.
 */
export function timeEntryIssues(entries: readonly TimeEntry[], limits: TimeEntryLimits): readonly TimeEntryIssue[] {
  const { withShifts } = limits;
  const timed = entries.flatMap((entry) => {
    const minutes = entryMinutes(entry, withShifts);
    return minutes === undefined ? [] : [{ entry, minutes, start: parseClockTime(entry.startTime) ?? 0 }];
  });
  const issues: TimeEntryIssue[] = [];
  const reversed = timed.filter(({ minutes }) => minutes <= 0).map(({ entry }) => entry.key);
  if (reversed.length > 0) issues.push({ errorToken: 'ERR_WD_BILLING_TIME_START_PRIOR_TO_END', keys: reversed });

  const total = timed.reduce((sum, { minutes }) => sum + Math.max(0, minutes), 0);
  if (total > MINUTES_PER_DAY)
    issues.push({ errorToken: 'ERR_WD_BILLING_TOTAL_HOURS_ABOVE_24', keys: timed.map(({ entry }) => entry.key) });

  const periodStart = parseClockTime(limits.workPeriodStart ?? '00:00') ?? 0;
  let crossed = false;
  const placed = timed.map(({ entry, minutes, start }) => {
    const from = start < periodStart || crossed ? start + MINUTES_PER_DAY : start;
    if (from + minutes > MINUTES_PER_DAY) crossed = true;
    return { key: entry.key, from, until: from + minutes };
  });
  const origin = periodStart === 0 ? Math.min(...placed.map(({ from }) => from)) : periodStart;
  const beyond = placed.filter(({ until }) => until - origin > MINUTES_PER_DAY).map(({ key }) => key);
  if (beyond.length > 0 && total <= MINUTES_PER_DAY)
    issues.push({ errorToken: 'ERR_WD_BILLING_TIME_SPAN_START_END_TIME', keys: beyond });
  return issues;
}
