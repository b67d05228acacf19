/** The data of a registration, and the rules for a change (docs: recovery#recovery-details, recovery#recovery-phone-changed). */

/** A mobile number in three parts, as the registration calls send it. */
export interface PhoneDetails {
  /** The national number, formatted or not: `(213) 373-4253`. Compared by its digits. */
  readonly phoneNumber: string;
  /** The calling code without a plus: `1`. */
  readonly phoneCode: string;
  /** The country code in lower case, as the flag picker has it: `us`. */
  readonly countryCode: string;
}

/** The contacts that the server has verified and stored. Undefined means that nothing is registered. */
export interface RegisteredDetails {
  readonly email: string | undefined;
  readonly phoneDetails: PhoneDetails | undefined;
}

/** Registration details held during the flow. */
export interface RegistrationDetails {
  /** The entered or pending value; an empty string if there is none. */
  readonly email: string;
  readonly phoneDetails: PhoneDetails;
  readonly registeredDetails: RegisteredDetails;
  readonly isEmailRegistered: boolean;
  readonly isPhoneRegistered: boolean;
}

/** The country a phone field starts with and returns to after a removal (docs: recovery#recovery-country). */
const defaultCountry = 'us';

/** No number, in the default country. */
export const noPhone: PhoneDetails = { phoneNumber: '', phoneCode: '1', countryCode: defaultCountry };

/** The details at the start: nothing entered and nothing known. */
export const noDetails: RegistrationDetails = {
  email: '',
  phoneDetails: noPhone,
  registeredDetails: { email: undefined, phoneDetails: undefined },
  isEmailRegistered: false,
  isPhoneRegistered: false,
};

const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether a number is entered, valid or not. */
export const isPhoneEntered = (phone: PhoneDetails): boolean => digits(phone.phoneNumber) !== '';

/**
 * "A phone counts as modified if there is no registered phone and a number is entered, or the code, country or number
 * differs" (docs: recovery#recovery-phone-changed).
 */
export function isPhoneModified({ phoneDetails, registeredDetails }: RegistrationDetails): boolean {
  const registered = registeredDetails.phoneDetails;
  if (registered === undefined) return isPhoneEntered(phoneDetails);
  return (
    digits(phoneDetails.phoneCode) !== digits(registered.phoneCode) ||
    phoneDetails.countryCode.toLowerCase() !== registered.countryCode.toLowerCase() ||
    digits(phoneDetails.phoneNumber) !== digits(registered.phoneNumber)
  );
}

/** Normalizes an address for comparison. Only ASCII letters are case-folded, because other foldings make different addresses equal. */
const comparable = (email: string): string => email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Whether two addresses are the same mailbox. */
export const isSameEmail = (one: string, other: string): boolean => comparable(one) === comparable(other);

/** "The email counts as modified if it differs from the registered one" (docs: recovery#recovery-email-changed). */
export const isEmailModified = ({ email, registeredDetails }: RegistrationDetails): boolean =>
  !isSameEmail(email, registeredDetails.email ?? '');

/** "If the email is set and changed": the condition for verify-email. */
export const hasEmailToVerify = (details: RegistrationDetails): boolean =>
  details.email.trim() !== '' && isEmailModified(details);

/** "If a phone was entered and changed", with a country code: the condition for verify-phone. */
export const hasPhoneToVerify = (details: RegistrationDetails): boolean =>
  isPhoneEntered(details.phoneDetails) && details.phoneDetails.countryCode !== '' && isPhoneModified(details);

/** Initializes the fields with the registered contacts. */
export function withRegistered(details: RegistrationDetails, registered: RegisteredDetails): RegistrationDetails {
  return {
    ...details,
    email: registered.email ?? '',
    phoneDetails: registered.phoneDetails ?? noPhone,
    registeredDetails: registered,
    isEmailRegistered: registered.email !== undefined,
    isPhoneRegistered: registered.phoneDetails !== undefined,
  };
}

/** Marks the entered e-mail address as verified. */
export const withEmailVerified = (details: RegistrationDetails): RegistrationDetails => ({
  ...details,
  registeredDetails: { ...details.registeredDetails, email: details.email },
  isEmailRegistered: true,
});

/** Marks the entered phone as verified. */
export const withPhoneVerified = (details: RegistrationDetails): RegistrationDetails => ({
  ...details,
  registeredDetails: { ...details.registeredDetails, phoneDetails: details.phoneDetails },
  isPhoneRegistered: true,
});

/**
 * "Once confirmed, clears the phone, the registered phone details and the registered flag, and resets the country to
 * us" (docs: recovery#recovery-phone-removed).
 */
export const withPhoneRemoved = (details: RegistrationDetails): RegistrationDetails => ({
  ...details,
  phoneDetails: noPhone,
  registeredDetails: { ...details.registeredDetails, phoneDetails: undefined },
  isPhoneRegistered: false,
});
