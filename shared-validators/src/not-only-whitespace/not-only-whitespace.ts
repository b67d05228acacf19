import { isBlank } from '../required/required.ts';
import { type Rule, textRule } from '../rule/rule.ts';

/**
 * Text that is more than whitespace. Empty passes. Error key `whiteSpaceErrror`, with the specification's three r.
 * Source: document 002, section 5.
 */
/* @__NO_SIDE_EFFECTS__ */
export function notOnlyWhitespace(): Rule<string, 'whiteSpaceErrror'> {
  return textRule('whiteSpaceErrror', (text) => !isBlank(text));
}
