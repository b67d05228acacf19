import { asciiDigits } from '../ascii-digits/index.ts';
import { unitsPerHour } from './hour-units.ts';

const PLAIN = /^([+-]?)(\d{0,10})(?:\.(\d{0,40}))?$/;

/**
 * Digits in groups of three that are certain to be groups: separated by the sign that does not precede the decimals, several groups, or
 * separated by a space or an apostrophe.
 */
const GROUPED =
  /^[+-]?\d{1,3}(?:(?:,\d{3}){1,12}\.\d{0,40}|(?:\.\d{3}){1,12},\d{0,40}|(?:,\d{3}){2,12}|(?:\.\d{3}){2,12})$/;
const SPACED = /^[+-]?\d{1,3}(?:[ '’]\d{3}){1,12}(?:[.,]\d{0,40})?$/;

/** `1,234` is ambiguous: a thousand, or 1 with three decimals. With a dot it is the format of requests, and not ambiguous. */
const ONE_COMMA = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * A decimal as an integer of steps of 10^-precision, rounded half up on its digits: `8.25` at 2 is 825. Accepts dot and comma, groups of
 * digits, digits and signs of other scripts. Negative is 0 (docs: time-entry#negative-hours). `null` if it is not a number, is ambiguous, or
 * has more than nine digits before the decimals (ten if `wholeDigits` allows it).
 */
export function readDecimal(text: string, precision: number, wholeDigits: 9 | 10 = 9): number | null {
  const match = PLAIN.exec(plainDecimal(text));
  if (!match || (match[2] === '' && !match[3]) || (match[2]?.length ?? 0) > wholeDigits) return null;
  if (match[1] === '-') return 0;
  const fraction = (match[3] ?? '').padEnd(precision + 1, '0');
  const kept = Number(match[2] || '0') * unitsPerHour(precision) + Number(fraction.slice(0, precision) || '0');
  return Number(fraction[precision]) >= 5 ? kept + 1 : kept;
}

/**
 * A typed decimal without group separators and with a decimal point. Text that is not a number, or is ambiguous, keeps what makes it so.
 */
export function plainDecimal(text: string): string {
  const typed = plainDigits(text);
  if (ONE_COMMA.test(typed)) return typed;
  if (SPACED.test(typed)) return typed.replace(/[ '’]/g, '').replace(',', '.');
  const at = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','));
  if (GROUPED.test(typed)) {
    const decimals = typed.indexOf(typed.charAt(at)) === at ? at : typed.length;
    return typed.slice(0, decimals).replace(/[.,]/g, '') + typed.slice(decimals).replace(',', '.');
  }
  return typed.includes('.') ? typed : typed.replace(',', '.');
}

/** Digits and signs of other scripts as ASCII. */
export function plainDigits(text: string): string {
  return asciiDigits(text)
    .trim()
    .replace(/[。\u066b]/, '.')
    .replace(/\u066c/g, "'")
    .replaceAll('\u060c', ',');
}
