import { decimalOf, isUnset } from '../building-blocks/decimal.ts';
import { type Rule, rule } from '../building-blocks/rule.ts';

/**
 * A whole number above zero, as a number or as digits. Empty passes. Error key `match`.
 * docs: validators#validator-positive-integer.
 */
/* @__NO_SIDE_EFFECTS__ */
export function positiveInteger<Input>(): Rule<Input, 'match'> {
  return rule('match', (value) => {
    const number = decimalOf(value);
    return isUnset(value) || (number > 0 && Number.isSafeInteger(number) && !`${value}`.includes('.'));
  });
}
