import { MINUTES_PER_DAY, parseClockTime } from './clock-time.ts';

/**
 * Worked minutes between two wall-clock times. A range whose end precedes its start crosses midnight, and 00:00 as an end is 24:00 (docs:
 * time-entry#overnight-span, time-entry#midnight-end). `null` if either is missing; 0 if both are the same time.
 */
export function spanDuration(start: string, end: string): number | null {
  const from = parseClockTime(start);
  const until = parseClockTime(end);
  if (from === null || until === null || from === MINUTES_PER_DAY) return null;
  const closing = until === 0 ? MINUTES_PER_DAY : until;
  if (from === until) return 0;
  return closing > from ? closing - from : closing - from + MINUTES_PER_DAY;
}

/** Whether the end is on the next calendar date: 22:00 to 06:00, but not 16:00 to 24:00. */
export function crossesMidnight(start: string, end: string): boolean {
  const from = parseClockTime(start);
  const until = parseClockTime(end);
  return from !== null && until !== null && until !== 0 && until < from;
}
