import { type HourUnits, minutesToUnits, unitsPerHour } from './hour-units.ts';

/**
 * What a person types into an hours field, forgivingly: `8`, `8.5`, `8,5`, `8:30`, `8h30`, `8h`, `30m`. Units at the
 * item's precision, half up. Empty and negative are 0 (docs: allocations#allocation-empty-hours); `null` for what is not a number.
 */
export function readHours(text: string, precision: number): HourUnits | null {
  const typed = text.trim().toLowerCase();
  if (typed === '') return 0;
  const clock = /^(\d{1,3})(?::|h\s*)([0-5]?\d)\s*m?$/.exec(typed);
  if (clock) return minutesToUnits(Number(clock[1]) * 60 + Number(clock[2]), precision);
  const minutes = /^(\d{1,5})\s*m(?:in)?$/.exec(typed);
  if (minutes) return minutesToUnits(Number(minutes[1]), precision);
  return readDecimal(typed.replace(/\s*h(ours?)?$/, ''), precision);
}

/** A decimal number as whole steps of 10^-precision, half up on the digits; negative is 0, no number is `null`. */
export function readDecimal(text: string, precision: number): number | null {
  const match = /^(-?)(\d{0,9})(?:[.,](\d*))?$/.exec(text.trim());
  if (!match || (match[2] === '' && !match[3])) return null;
  if (match[1] === '-') return 0;
  const fraction = (match[3] ?? '').padEnd(precision + 1, '0');
  const kept = Number(match[2] || '0') * unitsPerHour(precision) + Number(fraction.slice(0, precision) || '0');
  return Number(fraction[precision]) >= 5 ? kept + 1 : kept;
}

/** The text of a number that a call delivered; nothing and 0 stay apart, so that an untouched field stays empty. */
export function decimalText(value: number | null | undefined): string {
  return value === null || value === undefined || !Number.isFinite(value) ? '' : plain(value);
}

function plain(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(9).replace(/0+$/, '').replace(/\.$/, '') : text;
}
