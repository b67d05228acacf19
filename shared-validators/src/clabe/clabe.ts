import { areDigits } from '../ascii/ascii.ts';
import { type Rule, textRule } from '../rule/rule.ts';

/** True for 18 digits of which the last checks the others: weights 3, 7, 1, each product modulo 10. */
export function isClabe(text: string): boolean {
  if (!areDigits(text, 18)) return false;
  let sum = 0;
  for (let i = 0; i < 17; i++) sum += (text.charCodeAt(i) - 48) * (i % 3 === 0 ? 3 : i % 3 === 1 ? 7 : 1);
  return (sum + text.charCodeAt(17) - 48) % 10 === 0;
}

/**
 * Mexican CLABE. Empty passes. Error key `invalidNumber`.
 * Source: document 002, section 5; Asociación de Bancos de México.
 */
/* @__NO_SIDE_EFFECTS__ */
export function clabe(): Rule<string, 'invalidNumber'> {
  return textRule('invalidNumber', isClabe);
}
