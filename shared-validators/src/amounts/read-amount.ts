import { formatUnits, type HourUnits, minutesToUnits, unitsPerHour } from './hour-units.ts';

const DECIMAL = /^([+-]?)(\d{0,9})(?:[.,](\d{0,40}))?$/;

/**
 * A typed decimal as whole steps of 10^-precision, half up on its digits: `8.25` at 2 is 825. Dot and comma are both taken, digits of
 * full width too. Negative is 0 (docs: time-entry#negative-hours); `null` for what is not a number, and for more than nine whole digits.
 */
export function readDecimal(text: string, precision: number): number | null {
  const match = DECIMAL.exec(text.normalize('NFKC').trim());
  if (!match || (match[2] === '' && !match[3])) return null;
  if (match[1] === '-') return 0;
  const fraction = (match[3] ?? '').padEnd(precision + 1, '0');
  const kept = Number(match[2] || '0') * unitsPerHour(precision) + Number(fraction.slice(0, precision) || '0');
  return Number(fraction[precision]) >= 5 ? kept + 1 : kept;
}

/**
 * What a person types into an hours field, forgivingly: `8`, `8.5`, `8,5`, `8:30`, `8h30`, `8h`, `30m`. Units at the item's
 * precision, half up. Empty and negative are 0 (docs: allocations#allocation-empty-hours); `null` for what is not a number.
 */
export function readHours(text: string, precision: number): HourUnits | null {
  const typed = text.normalize('NFKC').trim().toLowerCase();
  if (typed === '') return 0;
  const clock = /^(\d{1,3})(?::|h\s{0,4})([0-5]?\d)\s{0,4}m?$/.exec(typed);
  if (clock) return minutesToUnits(Number(clock[1]) * 60 + Number(clock[2]), precision);
  const minutes = /^(\d{1,5})\s{0,4}m(?:in)?$/.exec(typed);
  if (minutes) return minutesToUnits(Number(minutes[1]), precision);
  return readDecimal(typed.replace(/\s{0,4}h(ours?)?$/, ''), precision);
}

/** What an hours field shows once it is left: `7,5` is `7.50` at 2 decimals; undefined for what is not a number. */
export function normalizeHours(text: string, precision: number): string | undefined {
  return written(readHours(text, precision), precision);
}

/** What a field of percent or units shows once it is left; empty is 0, undefined for what is not a number. */
export function normalizeDecimal(text: string, precision: number): string | undefined {
  return written(text.trim() === '' ? 0 : readDecimal(text, precision), precision);
}

function written(steps: number | null, precision: number): string | undefined {
  return steps === null ? undefined : formatUnits(steps, precision);
}
