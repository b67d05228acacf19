import { areDigits } from '../building-blocks/ascii.ts';
import { hasLuhnDigit } from '../building-blocks/luhn.ts';
import { type Rule, textRule } from '../building-blocks/rule.ts';
import type { GiroOptions } from './bank-giro.ts';

/** True for 2 to 8 digits of which the first is not 0. */
export function isPlusGiro(text: string, options?: GiroOptions): boolean {
  return areDigits(text, 2, 8) && text[0] !== '0' && (!options?.checkDigit || hasLuhnDigit(text));
}

/**
 * Swedish plus giro number. Empty passes. Error key `invalidPlusGiro`.
 * docs: validators#validator-plus-giro; Nordea PlusGirot, modulus 10.
 */
/* @__NO_SIDE_EFFECTS__ */
export function plusGiro(options?: GiroOptions): Rule<string, 'invalidPlusGiro'> {
  return textRule('invalidPlusGiro', (text) => isPlusGiro(text, options));
}
