import type { InsightWeeks } from 'shared-client/schema/insights';
import { addDays, type Weekday, weekdayOf } from '../billing/calendar.ts';
import { weekStart } from '../billing/period.ts';

/** The weeks that a reader's charts show (docs: insights#insights-range, insights#insights-weeks). */
export interface InsightRange {
  readonly today: string;
  /** The first day of the first week. */
  readonly from: string;
  readonly firstWeekday: Weekday;
  /** The first days of the weeks, oldest first; the last one is that of the running week. */
  readonly weeks: readonly string[];
}

/** The first days of a number of weeks, oldest first, the running one included. */
export const weeksUntil = (today: string, weeks: InsightWeeks, firstWeekday: Weekday): string[] =>
  Array.from({ length: weeks }, (_, index) => addDays(weekStart(today, firstWeekday), 7 * (index + 1 - weeks)));

/**
 * The week of a chart that a work week belongs to: the one that has most of its days. Weeks that begin on the same weekday are the same.
 */
export const chartWeekOf = (workWeek: string, firstWeekday: Weekday): string =>
  weekStart(addDays(workWeek, 3), firstWeekday);

/** The work weeks that belong to the weeks of a chart begin on these days and between them. */
export const workWeeksOf = ({ weeks }: Pick<InsightRange, 'weeks'>): readonly [string, string] => [
  addDays(weeks[0] as string, -3),
  addDays(weeks.at(-1) as string, 3),
];

/** The days of a week from Monday to Friday. */
export const workdaysOf = (week: string): string[] =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((day) => addDays(week, day))
    .filter((date) => !['Saturday', 'Sunday'].includes(weekdayOf(date)));

/** The minutes that a contract agrees for a week: its share of the workdays on which the engagement runs (docs: insights#insights-contract). */
export function contractOf(
  { minutes, start, end }: { readonly minutes: number; readonly start: string; readonly end: string | null },
  workdays: readonly string[],
): number {
  const days = workdays.filter((date) => date >= start && (end === null || date <= end));
  return Math.round((minutes * days.length) / workdays.length);
}
