import { MINUTES_PER_DAY, placeSpans } from 'shared-validators/clock';
import { addDays, utcMidnight } from './calendar-day.ts';

/** 25 for the long day of a clock change, 23 for the short one, `null` for every other day. */
export function clockChangeHours(date: string, zone: string): number | null {
  // If the offset is the same before and after the day, the clock did not change. This check is fast, and a period makes it for each of its
  // days.
  const noon = utcMidnight(date) + HALF_DAY_MS;
  if (offsetAt(noon - DAY_MS, zone) === offsetAt(noon + 2 * DAY_MS, zone)) return null;
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

const MINUTE_MS = 60_000;
const DAY_MS = MINUTES_PER_DAY * MINUTE_MS;
const HALF_DAY_MS = DAY_MS / 2;

/**
 * Length of a calendar day in the client's time zone, in minutes: 1380 or 1500 on a night of a clock change, else 1440.
 * Spans stay wall-clock times; the day only shows a chip so that its length is no surprise.
 */
function minutesOfDay(date: string, zone: string): number {
  const minutes = (firstMoment(addDays(date, 1), zone) - firstMoment(date, zone)) / MINUTE_MS;
  return Number.isFinite(minutes) ? minutes : MINUTES_PER_DAY;
}

/**
 * The first moment of a day: the earliest at which the clock shows midnight, or the time after it where the clock skips midnight. If it
 * shows midnight twice, both hours belong to the date.
 */
function firstMoment(date: string, zone: string): number {
  const midnight = utcMidnight(date);
  const moments = [-DAY_MS, 0, DAY_MS].map((before) => midnight - offsetAt(midnight + before, zone));
  return Math.min(...moments.filter((moment) => moment + offsetAt(moment, zone) >= midnight));
}

const offsets = new Map<string, number>();
const clocks = new Map<string, Intl.DateTimeFormat>();

/** A zone's offset from UTC at a moment, in milliseconds; NaN if there is no such zone or moment. */
function offsetAt(moment: number, zone: string): number {
  const name = `${zone} ${moment}`;
  const offset = offsets.get(name) ?? clockAt(moment, zone) - moment;
  offsets.set(name, offset);
  return offset;
}

/** What a zone's clock shows at a moment, as if it were UTC. */
function clockAt(moment: number, zone: string): number {
  try {
    const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...CLOCK, timeZone: zone });
    clocks.set(zone, clock);
    const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day, hour, minute, second } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  } catch {
    return Number.NaN;
  }
}

const CLOCK: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
};
