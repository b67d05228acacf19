import { type Rule, rule } from '../building-blocks/rule.ts';

/**
 * An existing password. It is only required, because its rule was applied when it was set. Whitespace is part of it: it is not trimmed and
 * does not count as blank. Empty does not pass. Error key `required`.
 * docs: recovery#recovery-password.
 */
/* @__NO_SIDE_EFFECTS__ */
export function currentPassword(): Rule<string, 'required'> {
  return rule('required', (text: string) => typeof text === 'string' && text !== '');
}
