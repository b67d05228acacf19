import { areDigits } from '../building-blocks/ascii.ts';
import { hasLuhnDigit } from '../building-blocks/luhn.ts';
import { type Rule, textRule } from '../building-blocks/rule.ts';

/** A check that is stricter than the reference. */
export interface GiroOptions {
  /** Also check the last digit (Luhn), as the public standard does and the reference does not. */
  readonly checkDigit?: boolean;
}

/** True for 7 or 8 digits of which the first is 5 or 6. */
export function isBankGiro(text: string, options?: GiroOptions): boolean {
  return areDigits(text, 7, 8) && (text[0] === '5' || text[0] === '6') && (!options?.checkDigit || hasLuhnDigit(text));
}

/**
 * Swedish bank giro number. Empty passes. Error key `invalidBankGiro`.
 * docs: validators#validator-bank-giro; Bankgirot, "10-modulus".
 */
/* @__NO_SIDE_EFFECTS__ */
export function bankGiro(options?: GiroOptions): Rule<string, 'invalidBankGiro'> {
  return textRule('invalidBankGiro', (text) => isBankGiro(text, options));
}
