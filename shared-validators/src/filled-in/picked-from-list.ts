import { type Rule, rule } from '../building-blocks/rule.ts';

/**
 * A choice from a list, not free text: an option object, or with `options` one of them. Typed text is refused unless it is itself an
 * option. Empty does not pass. Error key `required`.
 * docs: validators#validator-picked-from-list.
 */
/* @__NO_SIDE_EFFECTS__ */
export function pickedFromList<Input>(options?: readonly Input[]): Rule<Input, 'required'> {
  return rule('required', (value) =>
    options ? options.includes(value) : typeof value === 'object' && value !== null && !Array.isArray(value),
  );
}
