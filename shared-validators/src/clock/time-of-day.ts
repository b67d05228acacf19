import { MINUTES_PER_HOUR, parseClockTime } from './clock-time.ts';

/** The user's clock: 12 hours with AM and PM, or 24 hours. */
export type Clock = '12' | '24';

/** Whether a time is the start or the end of a span. Only an end can be 24:00, and midnight as an end is always 24:00. */
export type Bound = 'start' | 'end';

/** The half of the day on a 12-hour clock. */
export type Meridiem = 'AM' | 'PM';

/** The format in which a time is read and shown. */
export interface TimeFormat {
  clock: Clock;
  bound: Bound;
}

/** `HH:MM` from hours 0 to 24 and minutes. Midnight as an end is 24:00. */
export function timeText(hours: number, minutes: number, bound: Bound): string {
  if (hours === 0 && minutes === 0 && bound === 'end') return '24:00';
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Hours on a 12-hour clock, 1 to 12. */
export function hoursOn12(hours: number): { hours: number; meridiem: Meridiem } {
  return { hours: hours % 12 === 0 ? 12 : hours % 12, meridiem: hours % 24 < 12 ? 'AM' : 'PM' };
}

/** Hours 0 to 23 from those of a 12-hour clock. */
export function hoursOn24(hours: number, meridiem: Meridiem): number {
  return (hours % 12) + (meridiem === 'PM' ? 12 : 0);
}

/** A time in the user's format: `9:30 PM`, `21:30`, `24:00`. Text that is not a time is returned unchanged. */
export function formatTime(value: string, { clock, bound }: TimeFormat): string {
  const total = parseClockTime(value);
  if (total === null) return value;
  const minutes = String(total % MINUTES_PER_HOUR).padStart(2, '0');
  if (clock === '24') return timeText(Math.floor(total / MINUTES_PER_HOUR), total % MINUTES_PER_HOUR, bound);
  const { hours, meridiem } = hoursOn12(Math.floor(total / MINUTES_PER_HOUR));
  return `${hours}:${minutes} ${meridiem}`;
}

/** The half hours of a picker, as `HH:MM`: 00:00 to 23:30, or for an end 00:30 to 24:00 (docs: time-entry#time-half-hours). */
export function halfHours(bound: Bound): readonly string[] {
  const first = bound === 'end' ? 30 : 0;
  return Array.from({ length: 48 }, (_, index) => {
    const total = first + index * 30;
    return timeText(Math.floor(total / MINUTES_PER_HOUR), total % MINUTES_PER_HOUR, bound);
  });
}
