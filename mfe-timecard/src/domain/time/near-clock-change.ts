import { MINUTES_PER_DAY } from 'shared-validators/clock';
import { utcMidnight } from './calendar-day.ts';

const DAY_MS = MINUTES_PER_DAY * 60_000;

/**
 * Whether the clock of a zone may change on a day or the next one, which a night of this day runs into: its offset differs before and after
 * them. It is quick, and a period asks it for each of its days; `clock-change.ts` knows the change itself.
 */
export function isNearClockChange(date: string, zone: string): boolean {
  const noon = utcMidnight(date) + DAY_MS / 2;
  const [before, after] = [offsetAt(noon - DAY_MS, zone), offsetAt(noon + 3 * DAY_MS, zone)];
  return !Number.isNaN(before) && before !== after;
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
