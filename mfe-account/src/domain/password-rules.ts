import { isPassword, PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from 'shared-validators';

/** A part of the product's rule for new passwords (docs: validators#validator-password), with its label. */
export interface PasswordRule {
  readonly label: string;
  readonly isMet: boolean;
}

const CLASSES = [/[0-9]/, /\p{Lu}/u, /\p{Ll}/u, /[^0-9\p{Lu}\p{Ll}\s]/u];

/** The parts of the rule, each met by a password or not. All are met exactly if `isPassword` holds. */
export function passwordRules(password: string): readonly PasswordRule[] {
  const length = [...password].length;
  return [
    { label: 'LBL_PASSWORD_RULE_LENGTH', isMet: length >= PASSWORD_MINIMUM && length <= PASSWORD_MAXIMUM },
    { label: 'LBL_PASSWORD_RULE_CLASSES', isMet: CLASSES.filter((one) => one.test(password)).length > 2 },
    { label: 'LBL_PASSWORD_RULE_SPACES', isMet: password !== '' && !/\s/.test(password) },
  ];
}

/** Whether a password meets the whole rule. */
export const isNewPassword = (password: string): boolean => isPassword(password);
