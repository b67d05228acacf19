import { pickedObject } from '../building-blocks/picked-object.ts';
import type { Rule } from '../building-blocks/rule.ts';

/**
 * A person picked by both names: an `id` of at least 0, a `firstName` and a `lastName`. Empty passes. Error key `match`.
 * docs: validators#validator-first-last-name.
 */
/* @__NO_SIDE_EFFECTS__ */
export function firstAndLastName<Input>(): Rule<Input, 'match'> {
  return pickedObject(['id'], ['firstName', 'lastName']);
}
