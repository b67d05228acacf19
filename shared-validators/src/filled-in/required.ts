import { isBlank } from '../building-blocks/is-blank.ts';
import { type Rule, rule } from '../building-blocks/rule.ts';

/**
 * Required, not blank. Empty does not pass. Error key `required`.
 * docs: validators#validator-required.
 */
/* @__NO_SIDE_EFFECTS__ */
export function required<Input>(): Rule<Input, 'required'> {
  return rule('required', (value) => !isBlank(value));
}
