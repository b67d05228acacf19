import { skipDigits } from '../ascii/ascii.ts';
import { isUnset } from '../decimal/decimal.ts';
import { type Rule, rule } from '../rule/rule.ts';

/**
 * True for a leading minus or none, digits with thousands commas or without, and decimals after a dot or a comma. Where commas
 * group thousands only a dot begins decimals: `1,234,5` is nobody's number.
 */
export function isNumeric(text: string): boolean {
  const first = text[0] === '-' ? 1 : 0;
  let end = skipDigits(text, first);
  if (end === first) return false;
  let grouped = false;
  if (end - first < 4) {
    while (text[end] === ',' && skipDigits(text, end + 1) === end + 4) {
      end += 4;
      grouped = true;
    }
  }
  if (text[end] === '.' || (text[end] === ',' && !grouped)) {
    const fraction = end + 1;
    end = skipDigits(text, fraction);
    if (end === fraction) return false;
  }
  return end === text.length;
}

/**
 * Numeric text, or a finite number. Empty passes. Error key `match`.
 * Source: document 002, section 5, "Numeric with optional thousands commas, dot or comma decimals and leading minus".
 */
/* @__NO_SIDE_EFFECTS__ */
export function numeric<Input>(): Rule<Input, 'match'> {
  return rule(
    'match',
    (value) => isUnset(value) || Number.isFinite(value) || (typeof value === 'string' && isNumeric(value)),
  );
}
