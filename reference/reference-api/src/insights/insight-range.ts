import type { InsightWeeks } from 'shared-client/schema/insights';
import { addDays } from '../billing/calendar.ts';

/** The Monday of a date's week. */
export const mondayOf = (date: string): string => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The Mondays of a number of weeks, oldest first; the last one is that of the running week (docs: insights#insights-range). */
export const weeksUntil = (today: string, weeks: InsightWeeks): string[] =>
  Array.from({ length: weeks }, (_, index) => addDays(mondayOf(today), 7 * (index + 1 - weeks)));

/** The number of weekdays, Monday to Friday, of a week that are within a range; without an end it has none. */
function weekdaysWithin(monday: string, first: string, last: string | null): number {
  return [0, 1, 2, 3, 4].filter((day) => {
    const date = addDays(monday, day);
    return date >= first && (last === null || date <= last);
  }).length;
}

/** The minutes that a contract agrees for a week: its share of the weekdays on which the engagement runs (docs: insights#insights-contract). */
export const contractOf = (
  { minutes, start, end }: { readonly minutes: number; readonly start: string; readonly end: string | null },
  monday: string,
): number => Math.round((minutes * weekdaysWithin(monday, start, end)) / 5);
