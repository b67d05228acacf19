/** Every rule of the library but the phone's, which is behind `shared-validators/phone` because it brings a numbering plan. */
export { compact, withoutSeparators } from './compact/compact.ts';
export { currentPassword } from './current-password/current-password.ts';
export { email, emailMatch, emailNotEmpty, isEmail } from './email/email.ts';
export { errorKeys, firstErrorKey } from './error-keys/error-keys.ts';
export { isPassword, PASSWORD_MAXIMUM, PASSWORD_MINIMUM, password } from './password/password.ts';
export { isBlank, required } from './required/required.ts';
export { keyedRule, type Rule, rule, textRule } from './rule/rule.ts';
export { VERIFICATION_CODE_LENGTH, verificationCode } from './verification-code/verification-code.ts';
