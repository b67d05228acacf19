import '../texts/setup.ts';

/** The screen whose script the password screen does not wait for. */
export { PhoneEmailSetup } from './phone-email-setup/phone-email-setup.tsx';
