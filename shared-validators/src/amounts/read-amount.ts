import { formatUnits, type HourUnits, minutesToUnits } from './hour-units.ts';
import { plainDigits, readDecimal } from './read-decimal.ts';

/**
 * Reads what a person types into an hours field: `8`, `8.5`, `8,5`, `8:30`, `8h30`, `8h`, `30m`. The result is in units at the item's
 * precision, rounded half up. Empty and negative are 0 (docs: allocations#allocation-empty-hours); `null` if it is not a number.
 */
export function readHours(text: string, precision: number): HourUnits | null {
  const typed = plainDigits(text).toLowerCase();
  if (typed === '') return 0;
  const clock = /^(\d{1,3})(?::|h\s{0,4})([0-5]?\d)\s{0,4}m?$/.exec(typed);
  if (clock) return minutesToUnits(Number(clock[1]) * 60 + Number(clock[2]), precision);
  const minutes = /^(\d{1,5})\s{0,4}m(?:in)?$/.exec(typed);
  if (minutes) return minutesToUnits(Number(minutes[1]), precision);
  return readDecimal(typed.replace(/\s{0,4}h(ours?)?$/, ''), precision);
}

/** The text of an hours field after blur: `7,5` is `7.50` at 2 decimals; undefined if it is not a number. */
export function normalizeHours(text: string, precision: number): string | undefined {
  return written(readHours(text, precision), precision);
}

/** The text of a percent or units field after blur. Empty is 0; undefined if it is not a number. */
export function normalizeDecimal(text: string, precision: number): string | undefined {
  return written(text.trim() === '' ? 0 : readDecimal(text, precision), precision);
}

function written(steps: number | null, precision: number): string | undefined {
  return steps === null ? undefined : formatUnits(steps, precision);
}
