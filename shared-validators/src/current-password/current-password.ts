import { type Rule, rule } from '../rule/rule.ts';

/**
 * The password somebody already has: only required, since its shape was decided elsewhere and long ago. Whitespace is part of
 * it and is neither trimmed nor called blank. Empty does not pass. Error key `required`.
 * docs: recovery#recovery-password.
 */
/* @__NO_SIDE_EFFECTS__ */
export function currentPassword(): Rule<string, 'required'> {
  return rule('required', (text: string) => typeof text === 'string' && text !== '');
}
