import { decimalOf, isUnset } from '../building-blocks/decimal.ts';
import { type Rule, rule } from '../building-blocks/rule.ts';

/**
 * A number from 0 to 100, both included, as a number or as plain decimal text. Empty passes. Error key `match`.
 * `whenEdited(edited, percent())` is the reference's "percent 0 to 100 when edited".
 * docs: validators#validator-percent.
 */
/* @__NO_SIDE_EFFECTS__ */
export function percent<Input>(): Rule<Input, 'match'> {
  return rule('match', (value) => {
    const number = decimalOf(value);
    return isUnset(value) || (number >= 0 && number <= 100);
  });
}
