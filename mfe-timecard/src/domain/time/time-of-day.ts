import { formatTime } from 'shared-validators/clock';

/** Formats a time for a clock: `9:00 AM`, `17:30`; an end of 24:00 is `12:00 AM` on a 12-hour clock. */
export function formatTimeOfDay(text: string, use24HourClock: boolean): string {
  return formatTime(text, { clock: use24HourClock ? '24' : '12', bound: 'start' });
}
