import { type FieldRule, fieldRule } from '../building-blocks/field-rule.ts';
import { isBlank } from '../building-blocks/is-blank.ts';

/**
 * Required if another field is empty: one of the two must be filled in. Error key `requiredIfFieldIsEmpty`, on `field`.
 * docs: validators#validator-required-if-empty.
 */
/* @__NO_SIDE_EFFECTS__ */
export function requiredIfEmpty<Input extends object>(
  field: keyof Input & string,
  other: keyof Input & string,
): FieldRule<Input> {
  return fieldRule(
    'requiredIfFieldIsEmpty',
    field,
    [other],
    (input) => !isBlank(input[field]) || !isBlank(input[other]),
  );
}
