import { DateTime } from 'luxon';

/** Calendar dates are `YYYY-MM-DD` texts. Arithmetic is in UTC, where every day has 24 hours. */

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const dateOfDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** The date that many days later, or earlier if negative. */
export const addDays = (date: string, days: number): string => dateOfDay(dayNumber(date) + days);

/** Days from one date to another, negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Every date from the first to the last, including both. */
export function datesBetween(first: string, last: string): string[] {
  const length = daysBetween(first, last) + 1;
  return length <= 0 ? [] : Array.from({ length }, (_, index) => addDays(first, index));
}

export const weekdayOf = (date: string): Weekday => WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] as Weekday;

/** A worked day is a calendar day of the client's time zone (docs: time-entry#worked-day). */
export function dateIn(timeZone: string, instant: Date): string {
  return DateTime.fromJSDate(instant, { zone: timeZone }).toISODate() ?? instant.toISOString().slice(0, 10);
}

/** `MM/DD/YYYY`, the reference's default date format. */
export const americanDate = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

/** Parses a date of a query, `MM/DD/YYYY` or `YYYY-MM-DD`; undefined for anything else or an impossible date. */
export function dateFromQuery(text: string): string | undefined {
  const american = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const iso = american ? `${american[3]}-${american[1]}-${american[2]}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const instant = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(iso) ? iso : undefined;
}
