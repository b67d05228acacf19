import { pickedObject } from '../picked-object/picked-object.ts';
import type { Rule } from '../rule/rule.ts';

/**
 * A person picked by both names: an `id` of at least 0, a `firstName` and a `lastName`. Empty passes. Error key `match`.
 * docs: validators#validator-first-last-name.
 */
/* @__NO_SIDE_EFFECTS__ */
export function firstAndLastName<Input>(): Rule<Input, 'match'> {
  return pickedObject(['id'], ['firstName', 'lastName']);
}
