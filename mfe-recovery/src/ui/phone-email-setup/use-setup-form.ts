import { useEffect, useState } from 'react';
import { isEmail } from 'shared-validators';
import {
  hasEmailToVerify,
  hasPhoneToVerify,
  isPhoneEntered,
  isPhoneModified,
  type PhoneDetails,
  type RegistrationDetails,
} from '../../domain/registration.ts';
import type { NumberingPlan } from '../../state/numbering-plan.ts';

/** The two fields of phone-email-setup, with the values derived from them. */
export interface SetupForm {
  readonly email: string;
  readonly phone: PhoneDetails;
  setEmail(email: string): void;
  setPhone(phone: PhoneDetails): void;
  /** Restores the registered phone. */
  restorePhone(): void;
  readonly isEmailValid: boolean;
  readonly isPhoneValid: boolean;
  /** "Continue is disabled when the form is invalid or neither email nor phone changed." */
  readonly mayContinue: boolean;
  /** A number is entered that will have to be verified. */
  readonly phoneCounts: boolean;
  /** A registered phone is in the field, valid and unchanged, so it can be removed. */
  readonly mayRemovePhone: boolean;
  /** A registered phone was deleted from the field. */
  readonly isPhoneCleared: boolean;
  /** Something is typed that the flow does not have yet. */
  readonly isTyped: boolean;
}

const sameNumber = (one: PhoneDetails, other: PhoneDetails): boolean =>
  one.phoneNumber === other.phoneNumber && one.countryCode === other.countryCode && one.phoneCode === other.phoneCode;

const digitsOf = (number: string): string => number.replace(/\D/g, '');

export function useSetupForm(details: RegistrationDetails, plan: NumberingPlan | undefined): SetupForm {
  const [email, setEmail] = useState(details.email);
  const [phone, setPhone] = useState(details.phoneDetails);
  const { phoneDetails } = details;

  // A removal, or a new response, replaces the content of the field.
  const [from, setFrom] = useState(phoneDetails);
  if (!sameNumber(from, phoneDetails)) {
    setFrom(phoneDetails);
    setPhone(phoneDetails);
  }
  // A registered number arrives as digits and is shown in its national format. Typed numbers are formatted by the field, which knows where
  // the caret is.
  useEffect(() => {
    if (plan === undefined) return;
    setPhone((shown) =>
      sameNumber(shown, from) && /^\d+$/.test(shown.phoneNumber)
        ? { ...shown, phoneNumber: plan.nationalFormat(shown.phoneNumber, shown.countryCode) }
        : shown,
    );
  }, [plan, from]);

  const entered = { ...details, email, phoneDetails: phone };
  // An unchanged registered address is not validated, because the first-time flow shows it masked.
  const isEmailValid = !hasEmailToVerify(entered) ? email.trim() !== '' : isEmail(email.trim());
  const isPhoneValid = !isPhoneEntered(phone)
    ? phone.phoneNumber === ''
    : (plan?.isValidPhone(phone.phoneNumber, phone.countryCode) ?? false);
  const phoneCounts = hasPhoneToVerify(entered);
  const isPhoneRegistered = details.registeredDetails.phoneDetails !== undefined;
  return {
    email,
    phone,
    setEmail,
    setPhone,
    restorePhone: () => {
      const registered = details.registeredDetails.phoneDetails;
      if (registered === undefined) return;
      const phoneNumber =
        plan?.nationalFormat(registered.phoneNumber, registered.countryCode) ?? registered.phoneNumber;
      setPhone({ ...registered, phoneNumber });
    },
    isEmailValid,
    isPhoneValid,
    mayContinue: isEmailValid && isPhoneValid && (hasEmailToVerify(entered) || phoneCounts),
    phoneCounts,
    mayRemovePhone: isPhoneRegistered && isPhoneValid && isPhoneEntered(phone) && !isPhoneModified(entered),
    isPhoneCleared: isPhoneRegistered && !isPhoneEntered(phone),
    isTyped: email.trim() !== details.email || digitsOf(phone.phoneNumber) !== digitsOf(phoneDetails.phoneNumber),
  };
}
