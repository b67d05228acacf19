import { pickedObject } from '../building-blocks/picked-object.ts';
import type { Rule } from '../building-blocks/rule.ts';

/**
 * A job: a `jobId` of at least 0 and a `jobTitle`. Empty passes. Error key `match`.
 * docs: validators#validator-job.
 */
/* @__NO_SIDE_EFFECTS__ */
export function jobIdAndTitle<Input>(): Rule<Input, 'match'> {
  return pickedObject(['jobId'], ['jobTitle']);
}
