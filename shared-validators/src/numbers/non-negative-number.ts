import { decimalOf, isUnset } from '../building-blocks/decimal.ts';
import { type Rule, rule } from '../building-blocks/rule.ts';

/**
 * A number that is zero or more, as a number or as plain decimal text. Empty passes. Error key `match`.
 * `whenEdited(edited, nonNegativeNumber())` is the reference's "non-negative numeric when edited".
 * docs: validators#validator-non-negative.
 */
/* @__NO_SIDE_EFFECTS__ */
export function nonNegativeNumber<Input>(): Rule<Input, 'match'> {
  return rule('match', (value) => isUnset(value) || decimalOf(value) >= 0);
}
