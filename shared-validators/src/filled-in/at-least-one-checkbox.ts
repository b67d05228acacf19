import { type Rule, rule } from '../building-blocks/rule.ts';

/** The field names of an object; empty for anything else. */
/* @__NO_SIDE_EFFECTS__ */
export const namesIn = (group: unknown): string[] => (typeof group === 'object' && group ? Object.keys(group) : []);

/**
 * At least one checkbox of a group `{ name: boolean }` is checked. Empty does not pass. Error key `atLeastOneCheckBoxRequired`, on the
 * group; `v.forward(atLeastOneCheckbox(fields), [field])` puts it on a field instead.
 *
 * @param fields the group's checkboxes, if the object has other fields as well
 * docs: validators#validator-one-checkbox.
 */
/* @__NO_SIDE_EFFECTS__ */
export function atLeastOneCheckbox<Input extends object>(
  fields?: readonly (keyof Input & string)[],
): Rule<Input, 'atLeastOneCheckBoxRequired'> {
  return rule('atLeastOneCheckBoxRequired', (group) =>
    (fields ?? namesIn(group)).some((field) => group?.[field as keyof Input] === true),
  );
}
