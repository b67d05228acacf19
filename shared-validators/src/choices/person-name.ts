import { pickedObject } from '../building-blocks/picked-object.ts';
import type { Rule } from '../building-blocks/rule.ts';

/**
 * A person picked from a search: an `id` of at least 0 and a `personName`. Empty passes. Error key `match`.
 * docs: validators#validator-person-name.
 */
/* @__NO_SIDE_EFFECTS__ */
export function personName<Input>(): Rule<Input, 'match'> {
  return pickedObject(['id'], ['personName']);
}
