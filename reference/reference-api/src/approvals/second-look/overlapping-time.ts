import { DateTime } from 'luxon';
import { kindOf, rangeOf } from 'shared-validators/timecard';
import { addDays, daysBetween } from '../../billing/calendar.ts';
import type { WorkedDay } from '../../billing/timecard/worked-day.ts';
import { type ClockRange, shared, without } from './clock-ranges.ts';

const MINUTES_PER_DAY = 1440;
const MILLISECONDS = 60_000;
const EPOCH = '1970-01-01';

/** Days of one engagement, and the time zone of its client. */
export interface TimedDays {
  readonly days: readonly Pick<WorkedDay, 'workedDate' | 'timeEntrySpanDtos' | 'timeEntry'>[];
  readonly timeZone: string;
}

/** The paid time of days with times, on their client's clock: work and paid time off, without lunches. */
export function workedRanges(days: TimedDays['days']): ClockRange[] {
  const placed = days.flatMap(({ workedDate, timeEntrySpanDtos, timeEntry }) => {
    const midnight = daysBetween(EPOCH, workedDate) * MINUTES_PER_DAY;
    return timeEntrySpanDtos.flatMap((span) => {
      const range = rangeOf(span, workedDate, timeEntry.shiftNumber !== null);
      const kind = kindOf(span);
      return range ? [{ kind, range: { start: midnight + range.start, end: midnight + range.end } }] : [];
    });
  });
  const of = (kinds: readonly string[]) => placed.flatMap(({ kind, range }) => (kinds.includes(kind) ? [range] : []));
  return without(of(['work', 'pto']), of(['lunch']));
}

/**
 * The time that two engagements both count, on the first one's clock. Engagements in the same time zone are compared by the clock, also in
 * the night of a clock change; others by the instants at which their clocks showed these times.
 */
export function overlappingTime(one: TimedDays, other: TimedDays): ClockRange[] {
  const [mine, theirs] = [workedRanges(one.days), workedRanges(other.days)];
  if (one.timeZone === other.timeZone) return shared(mine, theirs);
  const instants = (ranges: readonly ClockRange[], zone: string) => moved(ranges, (minute) => instantOf(minute, zone));
  const both = shared(instants(mine, one.timeZone), instants(theirs, other.timeZone));
  return moved(both, (minute) => clockOf(minute, one.timeZone));
}

const moved = (ranges: readonly ClockRange[], to: (minute: number) => number): ClockRange[] =>
  ranges.map(({ start, end }) => ({ start: to(start), end: to(end) }));

/** The instant at which a clock shows a time, in minutes after the epoch. */
const instantOf = (minute: number, zone: string): number =>
  DateTime.fromMillis(minute * MILLISECONDS, { zone: 'UTC' })
    .setZone(zone, { keepLocalTime: true })
    .toMillis() / MILLISECONDS;

/** The time that a clock shows at an instant. */
const clockOf = (instant: number, zone: string): number =>
  instant + DateTime.fromMillis(instant * MILLISECONDS, { zone }).offset;

/** A range as the date on which it starts, and its times of day. A range that ends at midnight ends at 24:00. */
export function inWords({ start, end }: ClockRange): { date: string; startTime: string; endTime: string } {
  const day = Math.floor(start / MINUTES_PER_DAY);
  const lastDay = Math.floor((end - 1) / MINUTES_PER_DAY);
  return {
    date: addDays(EPOCH, day),
    startTime: timeText(start - day * MINUTES_PER_DAY),
    endTime: timeText(end - lastDay * MINUTES_PER_DAY),
  };
}

const timeText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
