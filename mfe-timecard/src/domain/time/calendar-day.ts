import { DateTime } from 'luxon';
import { MINUTES_PER_DAY } from './clock-time.ts';

/** Calendar dates are ISO strings (`2026-11-16`) inside; calls carry `MM/DD/YYYY` (document 001, section 9). */

const CALL_FORMAT = 'MM/dd/yyyy';

/** The date `days` after `date`. */
export function addDays(date: string, days: number): string {
  return DateTime.fromISO(date).plus({ days }).toISODate() ?? date;
}

/** Every date from `first` to `last`, both included; empty when the range is reversed or broken, at most 400 days. */
export function datesBetween(first: string, last: string): string[] {
  const from = DateTime.fromISO(first);
  const days = Math.floor(DateTime.fromISO(last).diff(from, 'days').days);
  if (!Number.isFinite(days) || days < 0) return [];
  return Array.from({ length: Math.min(days, 399) + 1 }, (_, day) => addDays(first, day));
}

/** Reads `2026-11-16`, an ISO date with a time, or `11/16/2026`; `null` for anything else. */
export function readCallDate(text: string | null | undefined): string | null {
  if (!text) return null;
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text);
  const date = iso ? DateTime.fromISO(iso[0]) : DateTime.fromFormat(text.slice(0, 10), CALL_FORMAT);
  return date.isValid ? date.toISODate() : null;
}

/** `11/16/2026`. */
export function toCallDate(date: string): string {
  const parsed = DateTime.fromISO(date);
  return parsed.isValid ? parsed.toFormat(CALL_FORMAT) : date;
}

/**
 * Length of a calendar day in the client's time zone, in minutes: 1380 or 1500 on a night of a clock change, else 1440.
 * Spans stay wall-clock times; the day only shows a chip so that nobody is surprised.
 */
export function minutesOfDay(date: string, zone: string): number {
  const start = DateTime.fromISO(date, { zone }).startOf('day');
  const minutes = start.plus({ days: 1 }).startOf('day').diff(start, 'minutes').minutes;
  return Number.isFinite(minutes) ? minutes : MINUTES_PER_DAY;
}

/** 25 for the long day of a clock change, 23 for the short one, `null` for every other day. */
export function clockChangeHours(date: string, zone: string): number | null {
  const minutes = minutesOfDay(date, zone);
  return minutes === MINUTES_PER_DAY ? null : minutes / 60;
}
