/** Calendar dates are ISO strings (`2026-11-16`) inside; calls carry `MM/DD/YYYY` (docs: formats#date-format). */

const DAY_MS = 86_400_000;
/** A period is never longer; what is asks for no more dates than this. */
const LONGEST_PERIOD = 400;

const ISO = /^(\d{4})-(\d{2})-(\d{2})/;
const CALL = /^(\d{2})\/(\d{2})\/(\d{4})/;

/** Midnight UTC of a date; not a number where the calendar has no such date. */
export function midnightOf(date: string): number {
  const [, year = '', month = '', day = ''] = ISO.exec(date) ?? [];
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // 30 February is 2 March to the engine.
  return year !== '' && isoDate(midnight) === `${year}-${month}-${day}` ? midnight : Number.NaN;
}

const isoDate = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);

/** The date `days` after `date`. */
export function addDays(date: string, days: number): string {
  const midnight = midnightOf(date) + days * DAY_MS;
  return Number.isNaN(midnight) ? date : isoDate(midnight);
}

/** Every date from `first` to `last`, both included; empty when the range is reversed or broken, at most 400 days. */
export function datesBetween(first: string, last: string): string[] {
  const days = (midnightOf(last) - midnightOf(first)) / DAY_MS;
  if (Number.isNaN(days) || days < 0) return [];
  return Array.from({ length: Math.min(days + 1, LONGEST_PERIOD) }, (_, day) => addDays(first, day));
}

/** Reads `2026-11-16`, an ISO date with a time, or `11/16/2026`; `null` for anything else. */
export function readCallDate(text: string | null | undefined): string | null {
  if (!text) return null;
  const [, month = '', day = '', year = ''] = CALL.exec(text) ?? [];
  const date = year === '' ? text.slice(0, 10) : `${year}-${month}-${day}`;
  return Number.isNaN(midnightOf(date)) ? null : date;
}

/** `11/16/2026`. */
export function toCallDate(date: string): string {
  return Number.isNaN(midnightOf(date)) ? date : `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}
