import type { Limit } from '../limits/limit.ts';

const QUARTER = 15 * 60;
const DAY = 24 * 3600;

/** An attempt with a password: the account, and the address that it comes from. */
export interface PasswordTry {
  readonly userName: string;
  /** Absent if attempts are not counted by IP address (browser tests). */
  readonly address: string | undefined;
  /** The browser's proof that this account has signed in from it before. */
  readonly knownDevice: string | undefined;
}

/**
 * The limits for an attempt to sign in by password. None depends on whether the account exists. A browser from which the account has signed
 * in before has its own limit, so that strangers cannot lock its owner out of it.
 */
export function limitsOfTry({ userName, address, knownDevice }: PasswordTry): readonly Limit[] {
  const account = userName.toLowerCase();
  if (knownDevice) {
    return [{ key: ['password', account, 'device', knownDevice], max: 20, windowSeconds: QUARTER }];
  }
  return [
    // A company behind one IP address makes more mistakes than one person.
    ...(address ? [{ key: ['password', 'address', address], max: 100, windowSeconds: 5 * 60 }] : []),
    { key: ['password', account], max: 20, windowSeconds: QUARTER },
    { key: ['password', account], max: 100, windowSeconds: DAY },
  ];
}

/** Attempts by a signed-in user with passwords of other accounts. A right password does not reset the wrong ones. */
export const limitOfLinking = (userId: number): Limit => ({
  key: ['password', 'link', userId],
  max: 5,
  windowSeconds: QUARTER,
});

/** Confirmations of the own password in a session. They do not count against the user's other sessions. */
export const limitOfConfirming = (sessionId: number): Limit => ({
  key: ['password', 'confirm', sessionId],
  max: 5,
  windowSeconds: QUARTER,
});
