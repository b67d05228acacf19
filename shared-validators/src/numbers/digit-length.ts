import { areDigits } from '../building-blocks/ascii.ts';
import { type Rule, textRule } from '../building-blocks/rule.ts';

/** The number of digits; at least one in any case. */
export interface DigitCount {
  /** Overrides the other two. */
  readonly exact?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Whether the text has the required number of ASCII digits and nothing else but spaces and hyphens. */
export function hasDigitCount(
  text: string,
  { exact, minimum = 1, maximum = Number.POSITIVE_INFINITY }: DigitCount,
): boolean {
  return areDigits(text.replace(/[ -]/g, ''), exact ?? (minimum || 1), exact ?? maximum);
}

/**
 * Number of digits, exact, at least or at most; spaces and hyphens are ignored. Empty passes. Error key `invalidNumber`.
 * docs: validators#validator-digit-length.
 */
/* @__NO_SIDE_EFFECTS__ */
export function digitLength(count: DigitCount): Rule<string, 'invalidNumber'> {
  return textRule('invalidNumber', (text) => hasDigitCount(text, count));
}
