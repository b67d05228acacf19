/** A method to complete a sign-in, as the page offers it. */
export type SecondMethod = 'authenticator' | 'passkey' | 'contact' | 'recovery-code';

export interface OfferedFactors {
  readonly authenticator: boolean;
  readonly passkey: boolean;
  readonly recoveryCode: boolean;
  readonly contacts: readonly unknown[];
}

const isOffered = (factors: OfferedFactors, method: SecondMethod): boolean =>
  ({
    authenticator: factors.authenticator,
    passkey: factors.passkey,
    contact: factors.contacts.length > 0,
    'recovery-code': factors.recoveryCode,
  })[method];

const ORDER: readonly SecondMethod[] = ['authenticator', 'passkey', 'contact', 'recovery-code'];

/** The method that is shown first. A passkey is never first, because it needs a press of a button. */
export function firstMethod(factors: OfferedFactors): Exclude<SecondMethod, 'passkey'> {
  if (factors.authenticator) return 'authenticator';
  return factors.contacts.length > 0 ? 'contact' : 'recovery-code';
}

/** The other methods, the strongest first. */
export const otherMethods = (factors: OfferedFactors, method: SecondMethod): readonly SecondMethod[] =>
  ORDER.filter((one) => one !== method && isOffered(factors, one));
