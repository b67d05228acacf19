/**
 * Times of day as the reference writes them (docs: time-entry#clock-time): 24-hour `HH:mm`, hour 00-23, minute 00-59, or `24:00` as the end
 * of a day. Internally a time is an integer of minutes after midnight, 0 to 1440.
 */

export const MINUTES_PER_HOUR = 60;
export const MINUTES_PER_DAY = 1440;

const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes after midnight (0 to 1440), or `null` if the text is not a time of day. */
export function parseClockTime(text: string): number | null {
  if (text === '24:00') return MINUTES_PER_DAY;
  const match = CLOCK_TIME.exec(text);
  return match ? Number(match[1]) * MINUTES_PER_HOUR + Number(match[2]) : null;
}

/** `HH:mm`; 1440 is `24:00`. Minutes beyond a day wrap around. */
export function formatClockTime(minutes: number): string {
  if (minutes === MINUTES_PER_DAY) return '24:00';
  const ofDay = ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return `${pad(Math.floor(ofDay / MINUTES_PER_HOUR))}:${pad(ofDay % MINUTES_PER_HOUR)}`;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
