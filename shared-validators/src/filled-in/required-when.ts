import { type FieldRule, fieldRule } from '../building-blocks/field-rule.ts';
import { isBlank } from '../building-blocks/is-blank.ts';

/**
 * Conditional required. Error key `required`, on `field`.
 *
 * @param reads the fields that the condition reads
 * @param condition returns true if the field must be filled in
 * docs: validators#validator-required-when.
 */
/* @__NO_SIDE_EFFECTS__ */
export function requiredWhen<Input extends object>(
  field: keyof Input & string,
  reads: readonly (keyof Input & string)[],
  condition: (input: Input) => boolean,
): FieldRule<Input> {
  return fieldRule('required', field, reads, (input) => !isBlank(input[field]) || !condition(input));
}
