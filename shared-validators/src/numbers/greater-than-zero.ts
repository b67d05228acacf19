import { decimalOf, isUnset } from '../building-blocks/decimal.ts';
import { type Rule, rule } from '../building-blocks/rule.ts';

/**
 * A number above zero, as a number or as plain decimal text. Empty passes. Error key `match`.
 * docs: validators#validator-greater-than-zero.
 */
/* @__NO_SIDE_EFFECTS__ */
export function greaterThanZero<Input>(): Rule<Input, 'match'> {
  return rule('match', (value) => isUnset(value) || decimalOf(value) > 0);
}
