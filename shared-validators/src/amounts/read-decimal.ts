import { unitsPerHour } from './hour-units.ts';

const PLAIN = /^([+-]?)(\d{0,10})(?:\.(\d{0,40}))?$/;

/** Digits in groups of three: by the sign the decimals do not have, or several groups, or by a space or an apostrophe. */
const GROUPED =
  /^[+-]?\d{1,3}(?:(?:,\d{3}){1,12}\.\d{0,40}|(?:\.\d{3}){1,12},\d{0,40}|(?:,\d{3}){2,12}|(?:\.\d{3}){2,12})$/;
const SPACED = /^[+-]?\d{1,3}(?:[ '’]\d{3}){1,12}(?:[.,]\d{0,40})?$/;

/** `1,234` is a thousand to one reader and a little more than one to another; with a dot it is what calls carry. */
const ONE_COMMA = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * A decimal as whole steps of 10^-precision, half up on its digits: `8.25` at 2 is 825. Dot and comma are both taken, as are groups of
 * digits, digits of full width and Thai ones. Negative is 0 (docs: time-entry#negative-hours). `null` for what is not a number, what
 * can be read in two ways, and more than nine whole digits, or the ten that `wholeDigits` may ask for.
 */
export function readDecimal(text: string, precision: number, wholeDigits: 9 | 10 = 9): number | null {
  const match = PLAIN.exec(plainDecimal(text));
  if (!match || (match[2] === '' && !match[3]) || (match[2]?.length ?? 0) > wholeDigits) return null;
  if (match[1] === '-') return 0;
  const fraction = (match[3] ?? '').padEnd(precision + 1, '0');
  const kept = Number(match[2] || '0') * unitsPerHour(precision) + Number(fraction.slice(0, precision) || '0');
  return Number(fraction[precision]) >= 5 ? kept + 1 : kept;
}

/** A typed decimal without groups, a dot before its decimals. What is no number, or could be two, comes back with what it is no number by. */
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

/** Digits and signs of other scripts as ASCII ones. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace('。', '.');
}
