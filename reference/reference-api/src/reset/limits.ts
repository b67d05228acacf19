import type { Limit } from '../limits/limit.ts';

/** The limits of a reset (docs: account#reset-limits). They count by what was entered, so that they do not reveal who has an account. */

/** "Codes that sign in or reset last 10 minutes". */
export const CODE_SECONDS = 10 * 60;
/** Between two codes of one reset. */
export const RESEND_SECONDS = 30;
export const ATTEMPTS_PER_CODE = 5;
/** From the right code to the new password. */
export const PROVEN_SECONDS = 10 * 60;
/** The lifetime of a reset that was started and not finished. */
export const RESET_SECONDS = 60 * 60;

export const limitOfCodes = (account: string): Limit => ({
  key: ['reset', 'codes', account],
  max: 12,
  windowSeconds: 3600,
});

export const limitOfTries = (account: string): Limit => ({
  key: ['reset', 'tries', account],
  max: 20,
  windowSeconds: 3600,
});

/** Messages to one owner, found by any name or contact. Beyond the limit nothing is sent, without an error. */
export const limitOfMessages = (userId: number): Limit => ({
  key: ['reset', 'messages', userId],
  max: 12,
  windowSeconds: 3600,
});
