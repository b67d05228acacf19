import { type FieldRule, fieldRule } from '../building-blocks/field-rule.ts';

/**
 * Equals another control, character by character: nothing is trimmed, case-folded or converted. Error key `isValueEqualInvalid`, on
 * `field`.
 * docs: validators#validator-equals.
 */
/* @__NO_SIDE_EFFECTS__ */
export function equalsField<Input extends object>(
  field: keyof Input & string,
  other: keyof Input & string,
): FieldRule<Input> {
  return fieldRule('isValueEqualInvalid', field, [other], (input) => Object.is(input[field], input[other]));
}
