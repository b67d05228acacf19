import { MINUTES_PER_HOUR } from '../clock/clock-time.ts';

/**
 * Hours as integers of the item's smallest step: with an hour precision of 2, 8.25 h is 825 units. Clock times are converted to units once,
 * rounding half up on integers. Hours typed as decimals are converted exactly, so that a round trip through minutes never changes what was
 * typed.
 */
export type HourUnits = number;

/** Units in one hour: 100 at a precision of 2. */
export function unitsPerHour(precision: number): number {
  return 10 ** precision;
}

/** Minutes to units, half up: 9 minutes are 0.2 h at a precision of 1, where `(9 / 60).toFixed(1)` says 0.1. */
export function minutesToUnits(minutes: number, precision: number): HourUnits {
  const doubled = 2 * minutes * unitsPerHour(precision);
  return Math.floor((doubled + MINUTES_PER_HOUR) / (2 * MINUTES_PER_HOUR));
}

/** `825` at a precision of 2 is `8.25`. No binary fraction is involved. */
export function formatUnits(units: HourUnits, precision: number): string {
  if (precision === 0) return String(units);
  const digits = String(Math.abs(units)).padStart(precision + 1, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
}

/** Minutes as decimal hours at the item's precision: 510 is `8.50`. */
export function formatHours(minutes: number, precision: number): string {
  return formatUnits(minutesToUnits(minutes, precision), precision);
}

/** The number in a request: 825 units at a precision of 2 are 8.25. */
export function unitsToNumber(units: HourUnits, precision: number): number {
  return Number(formatUnits(units, precision));
}
