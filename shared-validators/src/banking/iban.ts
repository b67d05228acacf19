import { isDigit, isLetter } from '../building-blocks/ascii.ts';
import { type Rule, textRule } from '../building-blocks/rule.ts';

/** Limits for the whole IBAN, including country and check digits. */
export interface IbanLengths {
  /** Fewest characters; 5 by default. */
  readonly minimum?: number;
  /** Most characters; 34 by default. */
  readonly maximum?: number;
  /** Exact number of characters. */
  readonly length?: number;
}

/**
 * True for two letters, two digits and 1 to 30 alphanumerics with valid ISO 7064 mod-97 check digits. Case is ignored; spaces are refused
 * (put `compact()` before the rule to accept the printed form). Check digits 00, 01 and 99 are refused: mod 97 accepts them, but ISO 13616
 * only produces 02 to 98.
 */
export function isIban(text: string, lengths?: IbanLengths): boolean {
  const { length } = text;
  if (length < 5 || length > 34) return false;
  if (lengths) {
    const { minimum = 0, maximum = length, length: exact = length } = lengths;
    if (length < minimum || length > maximum || length !== exact) return false;
  }
  if (!isLetter(text.charCodeAt(0)) || !isLetter(text.charCodeAt(1))) return false;
  const [tens, units] = [text.charCodeAt(2), text.charCodeAt(3)];
  if (!isDigit(tens) || !isDigit(units)) return false;
  const check = tens * 10 + units - 528;
  if (check < 2 || check > 98) return false;

  // The number is read with its first four characters moved to the end. It is reduced whenever two more digits might exceed the safe
  // integers.
  let remainder = 0;
  for (let i = 4; i < length + 4; i++) {
    const code = text.charCodeAt(i < length ? i : i - length);
    if (isDigit(code)) remainder = remainder * 10 + code - 48;
    else if (isLetter(code)) remainder = remainder * 100 + (code | 32) - 87;
    else return false;
    if (remainder > 9_999_999) remainder %= 97;
  }
  return remainder % 97 === 1;
}

/**
 * International bank account number. Empty passes. Error key `invalidIban`.
 * docs: validators#validator-iban; ISO 13616-1 and the SWIFT IBAN registry, whose lengths by country the caller passes as `length`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function iban(lengths?: IbanLengths): Rule<string, 'invalidIban'> {
  return textRule('invalidIban', (text) => isIban(text, lengths));
}
