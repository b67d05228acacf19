import { wallClock } from 'shared-session';
import { dateFormat } from '../locale/date-format.ts';

const MINUTES_A_DAY = 24 * 60;

/** "Week days are numbered 1 (Sunday) to 7 (Saturday)": the number of a calendar date (`2026-11-21` is 7). */
export function weekDayOf(date: string): number {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay() + 1;
}

/** Name of a week day, 1 (Sunday) to 7 (Saturday), in a language. */
export function weekDayName(weekDay: number, tag: string, style: 'long' | 'short' | 'narrow' = 'long'): string {
  const sunday = Date.UTC(2026, 0, 4);
  const format = dateFormat(tag, { weekday: style, timeZone: 'UTC' });
  return format.format(new Date(sunday + (weekDay - 1) * MINUTES_A_DAY * 60_000));
}

/**
 * Minutes between two wall-clock times, in minutes of the day. "A range whose end is before its start is treated as
 * crossing midnight" (docs: formats#durations); equal times are an empty range.
 */
export function rangeMinutes(start: number, end: number): number {
  return end < start ? end + MINUTES_A_DAY - start : end - start;
}

/**
 * Minutes from one instant to another as the clock of the client's time zone shows them ("durations use the client time
 * zone"): an eight-hour night in which the clock changes is eight hours by the clock.
 */
export function durationMinutes(start: Date, end: Date, timeZone: string): number {
  const from = wallClock(start, timeZone);
  const to = wallClock(end, timeZone);
  const days = (Date.parse(`${to.date}T00:00:00Z`) - Date.parse(`${from.date}T00:00:00Z`)) / 86_400_000;
  return days * MINUTES_A_DAY + to.minutes - from.minutes;
}
