import { isBlank } from '../building-blocks/is-blank.ts';
import { type Rule, rule } from '../building-blocks/rule.ts';
import { namesIn } from './at-least-one-checkbox.ts';

/**
 * At least one field of a group is filled in (see `isBlank`: 0 and false count as filled in). Empty does not pass. Error key
 * `atLeastOneValueRequired`, on the group; `v.forward(atLeastOneValue(fields), [field])` puts it on a field instead.
 *
 * @param fields the group's fields, if the object has other fields as well
 * docs: validators#validator-one-value.
 */
/* @__NO_SIDE_EFFECTS__ */
export function atLeastOneValue<Input extends object>(
  fields?: readonly (keyof Input & string)[],
): Rule<Input, 'atLeastOneValueRequired'> {
  return rule('atLeastOneValueRequired', (group) =>
    (fields ?? namesIn(group)).some((field) => !isBlank(group?.[field as keyof Input])),
  );
}
