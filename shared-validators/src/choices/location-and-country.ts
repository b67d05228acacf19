import { pickedObject } from '../building-blocks/picked-object.ts';
import type { Rule } from '../building-blocks/rule.ts';

/**
 * A location: a `locationId` of at least 0 and a `countryCode`. Empty passes. Error key `match`.
 * docs: validators#validator-location.
 */
/* @__NO_SIDE_EFFECTS__ */
export function locationAndCountry<Input>(): Rule<Input, 'match'> {
  return pickedObject(['locationId'], ['countryCode']);
}
