import { type Rule, rule } from '../rule/rule.ts';
import { isBlank } from './is-blank.ts';

/**
 * Required, not blank. Empty does not pass. Error key `required`.
 * docs: validators#validator-required.
 */
/* @__NO_SIDE_EFFECTS__ */
export function required<Input>(): Rule<Input, 'required'> {
  return rule('required', (value) => !isBlank(value));
}
