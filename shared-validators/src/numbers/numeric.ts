import { isUnset } from '../building-blocks/decimal.ts';
import { type Rule, rule } from '../building-blocks/rule.ts';

/**
 * True for an optional leading minus, digits with or without commas between thousands, and decimals after a dot or a comma, at most 40
 * digits on either side. With commas between thousands only a dot starts the decimals: `1,234,5` is refused.
 */
export function isNumeric(text: string): boolean {
  return /^-?(?:[0-9]{1,40}(?:[.,][0-9]{1,40})?|[0-9]{1,3}(?:,[0-9]{3}){1,13}(?:\.[0-9]{1,40})?)$/.test(text);
}

/**
 * Numeric text, or a finite number. Empty passes. Error key `match`.
 * docs: validators#validator-numeric.
 */
/* @__NO_SIDE_EFFECTS__ */
export function numeric<Input>(): Rule<Input, 'match'> {
  return rule(
    'match',
    (value) => isUnset(value) || Number.isFinite(value) || (typeof value === 'string' && isNumeric(value)),
  );
}
