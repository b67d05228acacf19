import { pickedObject } from '../building-blocks/picked-object.ts';
import type { Rule } from '../building-blocks/rule.ts';

/**
 * An object with an `id` of at least 0, a `name` and a `description`. Empty passes. Error key `match`.
 * docs: validators#validator-name-description.
 */
/* @__NO_SIDE_EFFECTS__ */
export function nameAndDescription<Input>(): Rule<Input, 'match'> {
  return pickedObject(['id'], ['name', 'description']);
}
