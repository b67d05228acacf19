import { MINUTES_PER_DAY } from 'shared-validators/clock';

/** Calendar dates are ISO strings (`2026-11-16`) inside; calls carry `MM/DD/YYYY` (docs: formats#date-format). */

/** Dates are computed in UTC. In a zone whose clock goes forward at midnight a day begins at one o'clock, an hour short of the next. */
const DAY_MS = MINUTES_PER_DAY * 60_000;

const isoDate = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);

/** Midnight (UTC) of an ISO date, with or without a time; NaN for anything else, such as February 30. */
export function utcMidnight(text: string): number {
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [''];
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(midnight) || isoDate(midnight) !== date ? Number.NaN : midnight;
}

/** The date `days` after `date`. */
export function addDays(date: string, days: number): string {
  const midnight = utcMidnight(date);
  return Number.isNaN(midnight) ? date : isoDate(midnight + days * DAY_MS);
}

/** Every date from `first` to `last`, inclusive, at most 400 days; empty if the range is reversed or invalid. */
export function datesBetween(first: string, last: string): string[] {
  const days = (utcMidnight(last) - utcMidnight(first)) / DAY_MS;
  if (!(days >= 0)) return [];
  return Array.from({ length: Math.min(days, 399) + 1 }, (_, day) => addDays(first, day));
}

/** Reads `2026-11-16`, an ISO date with a time, or `11/16/2026`; `null` for anything else. */
export function readCallDate(text: string | null | undefined): string | null {
  if (!text) return null;
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text) ?? [];
  const midnight = utcMidnight(year === undefined ? text : `${year}-${month}-${day}`);
  return Number.isNaN(midnight) ? null : isoDate(midnight);
}

/** `11/16/2026`. */
export function toCallDate(date: string): string {
  const midnight = utcMidnight(date);
  if (Number.isNaN(midnight)) return date;
  const [year, month, day] = isoDate(midnight).split('-');
  return `${month}/${day}/${year}`;
}
