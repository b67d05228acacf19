import { type Rule, rule } from '../building-blocks/rule.ts';

/**
 * At least `minimum` checkboxes of a list are checked. Empty does not pass. Error key `required`.
 *
 * @param minimum 1 by default
 * docs: validators#validator-minimum-checked.
 */
/* @__NO_SIDE_EFFECTS__ */
export function minimumChecked<Input extends readonly unknown[]>(minimum = 1): Rule<Input, 'required'> {
  return rule(
    'required',
    (checks) => Array.isArray(checks) && checks.filter((checked) => checked === true).length >= minimum,
  );
}
