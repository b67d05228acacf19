import { type FieldRule, fieldRule } from '../building-blocks/field-rule.ts';

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

/**
 * Two texts have at most a combined length, counted as an input's `maxlength` counts (UTF-16 code units). Values that are not texts count
 * 0. Error key `exceededMaxLength`, on `field`.
 * docs: validators#validator-combined-length.
 */
/* @__NO_SIDE_EFFECTS__ */
export function combinedMaxLength<Input extends object>(
  field: keyof Input & string,
  other: keyof Input & string,
  maximum: number,
): FieldRule<Input> {
  return fieldRule(
    'exceededMaxLength',
    field,
    [other],
    (input) => lengthOf(input[field]) + lengthOf(input[other]) <= maximum,
  );
}
