import type { Limit } from '../limits/limit.ts';

const QUARTER = 15 * 60;
const DAY = 24 * 3600;

/** Who tries a password, and for which account. */
export interface PasswordTry {
  readonly userName: string;
  /** Absent: tries are not counted by address (browser tests). */
  readonly address: string | undefined;
  /** The browser's proof that this account has signed in from it before. */
  readonly knownDevice: string | undefined;
}

/**
 * The limits of a try to prove an account by its password. Nothing in them depends on whether the account exists. A browser that the
 * account has signed in from has a budget of its own: strangers cannot lock its owner out of it.
 */
export function limitsOfTry({ userName, address, knownDevice }: PasswordTry): readonly Limit[] {
  const account = userName.toLowerCase();
  if (knownDevice) {
    return [{ key: ['password', account, 'device', knownDevice], max: 20, windowSeconds: QUARTER }];
  }
  return [
    // A company behind one address mistypes more often than one person.
    ...(address ? [{ key: ['password', 'address', address], max: 100, windowSeconds: 5 * 60 }] : []),
    { key: ['password', account], max: 20, windowSeconds: QUARTER },
    { key: ['password', account], max: 100, windowSeconds: DAY },
  ];
}

/** Guesses at other accounts by somebody who is signed in; what they guess right does not forgive what they guessed wrong. */
export const limitOfLinking = (userId: number): Limit => ({
  key: ['password', 'link', userId],
  max: 5,
  windowSeconds: QUARTER,
});

/** Confirmations of the own password by a session, which cost the user's other sessions nothing. */
export const limitOfConfirming = (sessionId: number): Limit => ({
  key: ['password', 'confirm', sessionId],
  max: 5,
  windowSeconds: QUARTER,
});
