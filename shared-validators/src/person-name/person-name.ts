import { pickedObject } from '../picked-object/picked-object.ts';
import type { Rule } from '../rule/rule.ts';

/**
 * A person picked from a search: an `id` of at least 0 and a `personName`. Empty passes. Error key `match`.
 * docs: validators#validator-person-name.
 */
/* @__NO_SIDE_EFFECTS__ */
export function personName<Input>(): Rule<Input, 'match'> {
  return pickedObject(['id'], ['personName']);
}
