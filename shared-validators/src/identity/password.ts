import { type Rule, textRule } from '../building-blocks/rule.ts';

/** Fewest characters of a new password (docs: validators#validator-password). */
export const PASSWORD_MINIMUM = 8;
/** Most characters of a new password (docs: validators#validator-password). */
export const PASSWORD_MAXIMUM = 20;

const CLASSES = [/[0-9]/, /\p{Lu}/u, /\p{Ll}/u, /[^0-9\p{Lu}\p{Ll}]/u];

/**
 * True for 8 to 20 characters (Unicode code points) without whitespace, with at least three of the four classes digit (0 to 9), uppercase,
 * lowercase and special (anything else). A lone surrogate is refused, because it has no UTF-8 form and the server would receive a different
 * password.
 */
export function isPassword(text: string): boolean {
  if (text.length > 2 * PASSWORD_MAXIMUM || !text.isWellFormed() || /\s/.test(text)) return false;
  const length = [...text].length;
  if (length < PASSWORD_MINIMUM || length > PASSWORD_MAXIMUM) return false;
  return CLASSES.filter((oneOf) => oneOf.test(text)).length > 2;
}

/**
 * New password. Empty passes. Error key `invalidPassword`.
 * docs: validators#validator-password.
 */
/* @__NO_SIDE_EFFECTS__ */
export function password(): Rule<string, 'invalidPassword'> {
  return textRule('invalidPassword', isPassword);
}
