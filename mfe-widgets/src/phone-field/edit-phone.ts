/** A text and where the caret stands in it. */
export interface Caret {
  text: string;
  caret: number;
}

/** Formats the digits of a national number as far as they go. */
export type FormatDigits = (digits: string) => string;

/** What a phone number is written with; anything else is left for the validation to refuse, as it was typed. */
const PLAIN = /^[\d\s().\-/]*$/;

/**
 * What the field shows after an edit: the number formatted, with the caret behind the same digit as before. Removing only a
 * bracket, a space or a hyphen removes the digit beside it, because the formatting would put the character back.
 *
 * @param before what stood there
 * @param after what the browser made of the edit
 * @param direction which way the key deletes; undefined when text was put in
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
  // A format that changes the digits (a prefix dropped) cannot be followed: the caret goes to the end.
  if (digitsOf(text) !== digits) return { text, caret: text.length };
  return { text, caret: caretAfter(text, left, left === digits.length) };
}

/** The place behind the n-th digit; at the end of the number, behind what closes it too. */
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
