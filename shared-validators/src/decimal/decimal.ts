import { areDigits, skipDigits } from '../ascii/ascii.ts';

/** Longest number that is read, in characters: more digits than this are no quantity of anything here. */
const LONGEST = 40;

/**
 * The number a form control holds, as a finite number or as plain text: digits, a leading minus, a fraction after a dot. NaN for
 * anything else: exponents, hexadecimal, surrounding spaces, `.5`, `5.`, full-width digits.
 */
export function decimalOf(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : Number.NaN;
  if (typeof value !== 'string' || value.length > LONGEST) return Number.NaN;
  const first = value[0] === '-' ? 1 : 0;
  const point = skipDigits(value, first);
  const whole = point > first && point === value.length;
  const fraction = point > first && value[point] === '.' && areDigits(value.slice(point + 1), 1, LONGEST);
  return whole || fraction ? Number(value) : Number.NaN;
}

/** True for what a numeric control holds when nothing is entered. */
/* @__NO_SIDE_EFFECTS__ */
export const isUnset = (value: unknown): boolean => value == null || value === '';
