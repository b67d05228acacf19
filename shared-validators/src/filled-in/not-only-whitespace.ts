import { isBlank } from '../building-blocks/is-blank.ts';
import { type Rule, textRule } from '../building-blocks/rule.ts';

/**
 * Text that is more than whitespace. Empty passes. Error key `whiteSpaceErrror`, with the reference's three r.
 * docs: validators#validator-whitespace.
 */
/* @__NO_SIDE_EFFECTS__ */
export function notOnlyWhitespace(): Rule<string, 'whiteSpaceErrror'> {
  return textRule('whiteSpaceErrror', (text) => !isBlank(text));
}
