import { MINUTES_PER_DAY } from '../../clock/clock-time.ts';
import { allocatedTotal, kindOf, shiftMinutes, timedSpans } from '../day-totals.ts';
import type { WorkedDay } from '../worked-day.ts';
import { issue, type RuleIssue } from './rule-issue.ts';

/**
 * Whether each of these days, or shifts, makes a date longer than 24 hours (docs: time-entry#time-day-length): worked, allocated, by rate,
 * by shift, sick or on leave, alone or together. Times, hours, allocations and shift lines describe the same hours, so the largest counts;
 * sick hours are added. Shifts are split at midnight, because their dates are explicit.
 */
export function daysAbove24(days: readonly WorkedDay[], byShift: boolean): boolean[] {
  const parts = days.map((day) => (day.didNotWork ? [] : minutesByDate(day, byShift)));
  const sums = new Map<string, number>();
  for (const [date, minutes] of parts.flat()) sums.set(date, (sums.get(date) ?? 0) + minutes);
  return parts.map((dates) => dates.some(([date]) => (sums.get(date) ?? 0) > MINUTES_PER_DAY));
}

/** The dates of a day's hours: its own, and for shifts those into which its times extend. */
function minutesByDate(day: WorkedDay, byShift: boolean): [date: string, minutes: number][] {
  const timed = timedSpans(day, byShift).filter(({ span }) => kindOf(span) !== 'lunch');
  const inSpans = timed.reduce((sum, one) => sum + one.minutes, 0);
  const entered = Math.max(day.minutes ?? 0, allocatedTotal(day.billingCostAllocation, true), shiftMinutes(day));
  const minutes = Math.max(inSpans, entered) + (day.sickMinutes ?? 0);
  // More than a day in one entry is too much, wherever midnight is.
  if (!byShift || minutes > MINUTES_PER_DAY) return [[day.workedDate, minutes]];
  const later = timed.flatMap(({ range }) => afterMidnight(day.workedDate, range));
  return [[day.workedDate, later.reduce((left, part) => left - part[1], minutes)], ...later];
}

/** The part of a range on later dates, by date. */
function afterMidnight(workedDate: string, { start, end }: { start: number; end: number }): [string, number][] {
  const parts: [string, number][] = [];
  for (let midnight = MINUTES_PER_DAY; midnight < end; midnight += MINUTES_PER_DAY) {
    const from = Math.max(start, midnight);
    const until = Math.min(end, midnight + MINUTES_PER_DAY);
    if (until > from) parts.push([dateAfter(workedDate, midnight / MINUTES_PER_DAY), until - from]);
  }
  return parts;
}

function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The issue for more than 24 hours. */
export const above24 = (): RuleIssue => issue(2, 'ERR_BILLING_TOTAL_HOURS_ABOVE_24');
