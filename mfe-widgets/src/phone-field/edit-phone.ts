/** A text and its caret position. */
export interface Caret {
  text: string;
  caret: number;
}

/** Formats the digits of a national number as far as they go. */
export type FormatDigits = (digits: string) => string;

/** The characters of a phone number; anything else stays as typed, and the validation rejects it. */
const PLAIN = /^[\d\s().\-/]*$/;

/**
 * The field's text after an edit: the number formatted, with the caret after the same digit as before. Removing only a bracket, a space or
 * a hyphen removes the adjacent digit, because the formatting would put the character back.
 *
 * @param before the text before the edit
 * @param after the browser's text after the edit
 * @param direction in which the key deletes; undefined if text was inserted
 */
export function editPhone(
  before: string,
  after: Caret,
  direction: 'backward' | 'forward' | undefined,
  format: FormatDigits,
): Caret {
  if (!PLAIN.test(after.text)) return after;
  let digits = digitsOf(after.text);
  let left = digitsOf(after.text.slice(0, after.caret)).length;
  if (direction !== undefined && digits === digitsOf(before) && after.text.length < before.length) {
    if (direction === 'backward' && left > 0) {
      digits = digits.slice(0, left - 1) + digits.slice(left);
      left -= 1;
    } else if (direction === 'forward') digits = digits.slice(0, left) + digits.slice(left + 1);
  }
  const text = format(digits);
  // A format that changes the digits (a dropped prefix) cannot be followed: the caret goes to the end.
  if (digitsOf(text) !== digits) return { text, caret: text.length };
  return { text, caret: caretAfter(text, left, left === digits.length) };
}

/** The position after the n-th digit; at the end of the number, after its closing characters too. */
function caretAfter(text: string, count: number, last: boolean): number {
  if (last) return text.length;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return count === 0 ? text.search(/\d/) : index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
