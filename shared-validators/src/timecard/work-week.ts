/** Calendar dates are `YYYY-MM-DD` texts. Arithmetic is in UTC, where every day has 24 hours. */

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const DAY = 86_400_000;

const momentOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The date that many days later, or earlier if negative. */
export const addDays = (date: string, days: number): string =>
  new Date(momentOf(date) + days * DAY).toISOString().slice(0, 10);

/** The English name of a date's weekday. */
export const weekdayOf = (date: string): string => WEEKDAYS[new Date(momentOf(date)).getUTCDay()] ?? '';

/** The first day of the work week of a date. */
export function weekStart(date: string, firstWeekday: string): string {
  const from = WEEKDAYS.findIndex((name) => name === firstWeekday);
  const since = (new Date(momentOf(date)).getUTCDay() - Math.max(0, from) + 7) % 7;
  return addDays(date, -since);
}
