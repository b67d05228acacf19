import type { NamedThing, ThingKind } from 'shared-client/schema/account';

const LABELS: Readonly<Record<ThingKind, string>> = {
  contact: 'LBL_THING_CONTACT',
  authenticator: 'LBL_AUTHENTICATOR',
  'contact-step': 'LBL_CONTACT_STEP',
  'recovery-codes': 'LBL_RECOVERY_CODES',
  passkey: 'LBL_THING_PASSKEY',
  company: 'LBL_COMPANY_SIGN_IN',
  'linked-account': 'LBL_THING_LINKED_ACCOUNT',
  delegate: 'LBL_THING_DELEGATE',
};

/** The label of something that lets a person into an account, and the values in it. */
export const thingLabel = ({ kind, name }: NamedThing): readonly [string, { readonly name: string }] => [
  LABELS[kind],
  { name },
];
