import { DateTime, IANAZone } from 'luxon';
import { MINUTES_PER_DAY, placeSpans } from 'shared-validators/clock';

/** Calendar dates are ISO strings (`2026-11-16`) inside; calls carry `MM/DD/YYYY` (docs: formats#date-format). */

const CALL_FORMAT = 'MM/dd/yyyy';

/** Dates are computed in UTC. In a zone whose clock goes forward at midnight a day begins at one o'clock, an hour short of the next. */
const DATES = { zone: 'utc' } as const;

/** The date `days` after `date`. */
export function addDays(date: string, days: number): string {
  return DateTime.fromISO(date, DATES).plus({ days }).toISODate() ?? date;
}

/** Every date from `first` to `last`, inclusive, at most 400 days; empty if the range is reversed or invalid. */
export function datesBetween(first: string, last: string): string[] {
  const from = DateTime.fromISO(first, DATES);
  const days = Math.floor(DateTime.fromISO(last, DATES).diff(from, 'days').days);
  if (!Number.isFinite(days) || days < 0) return [];
  return Array.from({ length: Math.min(days, 399) + 1 }, (_, day) => addDays(first, day));
}

/** Reads `2026-11-16`, an ISO date with a time, or `11/16/2026`; `null` for anything else. */
export function readCallDate(text: string | null | undefined): string | null {
  if (!text) return null;
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text);
  const date = iso ? DateTime.fromISO(iso[0], DATES) : DateTime.fromFormat(text.slice(0, 10), CALL_FORMAT, DATES);
  return date.isValid ? date.toISODate() : null;
}

/** `11/16/2026`. */
export function toCallDate(date: string): string {
  const parsed = DateTime.fromISO(date, DATES);
  return parsed.isValid ? parsed.toFormat(CALL_FORMAT) : date;
}

/**
 * Length of a calendar day in the client's time zone, in minutes: 1380 or 1500 on a night of a clock change, else 1440.
 * Spans stay wall-clock times; the day only shows a chip so that its length is no surprise.
 */
function minutesOfDay(date: string, zone: string): number {
  const start = DateTime.fromISO(date, { zone });
  const minutes = firstMoment(start.plus({ days: 1 })).diff(firstMoment(start), 'minutes').minutes;
  return Number.isFinite(minutes) ? minutes : MINUTES_PER_DAY;
}

/** The first moment of a day. If its clock shows midnight twice, both hours belong to the date. */
const firstMoment = (day: DateTime): DateTime => {
  const start = day.startOf('day');
  return (start.isValid && DateTime.min(...start.getPossibleOffsets())) || start;
};

/** 25 for the long day of a clock change, 23 for the short one, `null` for every other day. */
export function clockChangeHours(date: string, zone: string): number | null {
  // If the offset is the same before and after the day, the clock did not change. This check is fast, and a period makes it for each of its
  // days.
  if (offsetAtNoon(date, -1, zone) === offsetAtNoon(date, 2, zone)) return null;
  const minutes = minutesOfDay(date, zone);
  return minutes === MINUTES_PER_DAY ? null : minutes / 60;
}

/** A clock change that may affect a day's times: in the day itself, or in the night that its spans extend into. */
export interface ClockChange {
  readonly hours: number;
  readonly isOfNight: boolean;
}

/** The clock change of a day, or of the next one if a span of this day ends in it. */
export function clockChangeOf(
  { workedDate, spans }: { readonly workedDate: string; readonly spans: readonly { start: string; end: string }[] },
  zone: string,
  workPeriodStart: string,
): ClockChange | null {
  const hours = clockChangeHours(workedDate, zone);
  if (hours !== null) return { hours, isOfNight: false };
  const next = clockChangeHours(addDays(workedDate, 1), zone);
  if (next === null) return null;
  const runsOn = placeSpans(spans, workPeriodStart).some((span) => span !== null && span.until > MINUTES_PER_DAY);
  return runsOn ? { hours: next, isOfNight: true } : null;
}

const offsets = new Map<string, number>();

/** A zone's offset from UTC at noon (UTC), `days` days from a date; NaN if there is no such zone or date. */
function offsetAtNoon(date: string, days: number, zone: string): number {
  const noon = Date.parse(`${date}T12:00:00Z`) + days * MINUTES_PER_DAY * 60_000;
  const name = `${zone} ${noon}`;
  const offset = offsets.get(name) ?? IANAZone.create(zone).offset(noon);
  offsets.set(name, offset);
  return offset;
}
