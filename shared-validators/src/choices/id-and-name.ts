import { pickedObject } from '../building-blocks/picked-object.ts';
import type { Rule } from '../building-blocks/rule.ts';

/**
 * An object with an `id` of at least 0 and a `name`. Empty passes. Error key `match`.
 * docs: validators#validator-id-and-name.
 */
/* @__NO_SIDE_EFFECTS__ */
export function idAndName<Input>(): Rule<Input, 'match'> {
  return pickedObject(['id'], ['name']);
}
