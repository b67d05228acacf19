import { areDigits } from '../building-blocks/ascii.ts';
import { type Rule, textRule } from '../building-blocks/rule.ts';
import { weightedSum } from '../building-blocks/weighted-sum.ts';

/** True for 18 digits of which the last is the check digit: weights 3, 7, 1, each product modulo 10. */
export function isClabe(text: string): boolean {
  return areDigits(text, 18) && (weightedSum(text.slice(0, 17)) + Number(text[17])) % 10 === 0;
}

/**
 * Mexican CLABE. Empty passes. Error key `invalidNumber`.
 * docs: validators#validator-clabe; Asociación de Bancos de México.
 */
/* @__NO_SIDE_EFFECTS__ */
export function clabe(): Rule<string, 'invalidNumber'> {
  return textRule('invalidNumber', isClabe);
}
