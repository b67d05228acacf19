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

/** The two fields of phone-email-setup and what follows from them. */
export interface SetupForm {
  readonly email: string;
  readonly phone: PhoneDetails;
  setEmail(email: string): void;
  setPhone(phone: PhoneDetails): void;
  /** Back to what is registered. */
  restorePhone(): void;
  readonly isEmailValid: boolean;
  readonly isPhoneValid: boolean;
  /** "Continue is disabled when the form is invalid or neither email nor phone changed." */
  readonly mayContinue: boolean;
  /** A number is entered that will be verified. */
  readonly phoneCounts: boolean;
  /** A registered phone stands in the field, valid and unchanged: it can be removed. */
  readonly mayRemovePhone: boolean;
  /** A registered phone was cleared out of the field. */
  readonly isPhoneCleared: boolean;
  /** Something is typed that differs from what the flow holds. */
  readonly isTyped: boolean;
}

const sameNumber = (one: PhoneDetails, other: PhoneDetails): boolean =>
  one.phoneNumber === other.phoneNumber && one.countryCode === other.countryCode && one.phoneCode === other.phoneCode;

const digitsOf = (number: string): string => number.replace(/\D/g, '');

export function useSetupForm(details: RegistrationDetails, plan: NumberingPlan | undefined): SetupForm {
  const [email, setEmail] = useState(details.email);
  const [phone, setPhone] = useState(details.phoneDetails);
  const { phoneDetails } = details;

  // A removal, or a fresh response, replaces what stands in the field.
  const [from, setFrom] = useState(phoneDetails);
  if (!sameNumber(from, phoneDetails)) {
    setFrom(phoneDetails);
    setPhone(phoneDetails);
  }
  // A registered number arrives as digits and is shown as it is written in its country. What is typed is the field's to format: it
  // knows where the caret stands.
  useEffect(() => {
    if (plan === undefined) return;
    setPhone((shown) =>
      sameNumber(shown, from) && /^\d+$/.test(shown.phoneNumber)
        ? { ...shown, phoneNumber: plan.nationalFormat(shown.phoneNumber, shown.countryCode) }
        : shown,
    );
  }, [plan, from]);

  const entered = { ...details, email, phoneDetails: phone };
  // An address that stays as it is registered is not judged: in first-time flow it is shown masked.
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
