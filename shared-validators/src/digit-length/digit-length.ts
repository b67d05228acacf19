import { isDigit } from '../ascii/ascii.ts';
import { type Rule, textRule } from '../rule/rule.ts';

/** How many digits there must be. */
export interface DigitCount {
  readonly exact?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** True when the text has the wanted number of ASCII digits, at least one, and nothing else but spaces and hyphens. */
export function hasDigitCount(text: string, count: DigitCount): boolean {
  let digits = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isDigit(code)) digits++;
    else if (code !== 32 && code !== 45) return false;
  }
  return (
    digits >= (count.minimum ?? 1) &&
    digits <= (count.maximum ?? digits) &&
    digits === (count.exact ?? digits) &&
    digits > 0
  );
}

/**
 * Number of digits, exact, at least or at most; spaces and hyphens are ignored. Empty passes. Error key `invalidNumber`.
 * Source: document 002, section 5.
 */
/* @__NO_SIDE_EFFECTS__ */
export function digitLength(count: DigitCount): Rule<string, 'invalidNumber'> {
  return textRule('invalidNumber', (text) => hasDigitCount(text, count));
}
