import '../texts/codes.ts';

/** The screens after phone-email-setup, in a script of their own. */
export { Success } from './success/success.tsx';
export { VerifyEmail } from './verify-email/verify-email.tsx';
export { VerifyPhone } from './verify-phone/verify-phone.tsx';
