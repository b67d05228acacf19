import { MINUTES_PER_DAY } from 'shared-validators/clock';
import { addDays, midnightOf } from './calendar-day.ts';

const MINUTE_MS = 60_000;
const DAY_MS = MINUTES_PER_DAY * MINUTE_MS;

/**
 * 25 for the long day of a clock change in the client's time zone, 23 for the short one, `null` for every other day. Spans stay
 * wall-clock times; the day only shows a chip so that nobody is surprised.
 */
export function clockChangeHours(date: string, zone: string): number | null {
  const midnight = midnightOf(date);
  const clock = clockOf(zone);
  if (Number.isNaN(midnight) || clock === null) return null;
  // A clock that says the same around the day did not change in it; a period asks for each of its days.
  const noon = midnight + DAY_MS / 2;
  const offsets = [offsetAt(zone, clock, noon - DAY_MS), offsetAt(zone, clock, noon + 2 * DAY_MS)] as const;
  if (offsets[0] === offsets[1]) return null;
  const starts = (day: string) => startOf(day, clock, offsets);
  const minutes = (starts(addDays(date, 1)) - starts(date)) / MINUTE_MS;
  // A zone that crosses the date line leaves a date out.
  return minutes === MINUTES_PER_DAY || !Number.isFinite(minutes) ? null : minutes / 60;
}

/**
 * The first moment of a date. Its midnight may come twice or not at all where clocks change then, so both of the zone's offsets are
 * tried.
 */
function startOf(date: string, clock: Intl.DateTimeFormat, offsets: readonly number[]): number {
  const moments = offsets.map((offset) => midnightOf(date) - offset);
  return Math.min(...moments.filter((moment) => dateAt(clock, moment) === date));
}

const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** What a zone's clock says; null where the engine knows no such zone. */
function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = makeClock(zone);
  clocks.set(zone, clock);
  return clock;
}

function makeClock(timeZone: string): Intl.DateTimeFormat | null {
  const two = '2-digit';
  try {
    // Swedish writes dates and times as ISO does: `2026-11-16 08:30:00`.
    return new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
    });
  } catch {
    return null;
  }
}

const dateAt = (clock: Intl.DateTimeFormat, moment: number): string => clock.format(moment).slice(0, 10);

const known = new Map<string, number>();

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(zone: string, clock: Intl.DateTimeFormat, moment: number): number {
  const name = `${zone} ${moment}`;
  const offset = known.get(name) ?? Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment;
  known.set(name, offset);
  return offset;
}
