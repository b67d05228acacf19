/**
 * Which pending address a code was last asked for, so that entering a verify screen asks once and only once: neither a
 * reload, nor Back, nor a second mount, nor a tab that the phone discarded sends another and thereby kills the first.
 * The register is plain data under a key of session storage; it holds a salted hash, never an address.
 */

import * as v from 'valibot';
import type { SentCode } from './code-clock.ts';
import type { Channel } from './code-entry.ts';

const instant = v.pipe(v.number(), v.finite());

const record = v.object({
  /** Salted hash of user, channel and address. */
  address: v.string(),
  sentAt: instant,
  expiresAt: instant,
  resendAt: instant,
});

const register = v.object({ salt: v.string(), codes: v.record(v.string(), record) });

export type SentRegister = v.InferOutput<typeof register>;

/** A pending address as the register knows it. */
export interface PendingAddress {
  readonly userId: string;
  readonly channel: Channel;
  /** The e-mail address, or the phone as code and national digits. */
  readonly address: string;
}

/** An empty register. `salt` is any random text. */
export const newRegister = (salt: string): SentRegister => ({ salt, codes: {} });

/** Reads what was stored. Broken, foreign or outdated data is ignored. */
export function readRegister(stored: string | null): SentRegister | undefined {
  if (stored === null) return undefined;
  try {
    const { output, success } = v.safeParse(register, JSON.parse(stored));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** FNV-1a, 64 bits, over UTF-16 code units: synchronous, because the decision to send must be made before anything waits. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i += 1) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  }
  return value.toString(36);
}

const slot = ({ userId, channel }: PendingAddress, salt: string): string => `${channel}.${hash(`${salt}|${userId}`)}`;
const addressHash = ({ userId, channel, address }: PendingAddress, salt: string): string =>
  hash(`${salt}|${userId}|${channel}|${address.trim().toLowerCase()}`);

/**
 * The code that is under way to this address, if any. One channel of a user has one code, the newest: a code for another
 * address ended the earlier one, and an expired code is none.
 */
export function codeUnderWay(register: SentRegister, pending: PendingAddress, now: number): SentCode | undefined {
  const found = register.codes[slot(pending, register.salt)];
  if (found === undefined || found.address !== addressHash(pending, register.salt) || now >= found.expiresAt)
    return undefined;
  return { sentAt: found.sentAt, expiresAt: found.expiresAt, resendAt: found.resendAt };
}

/** The register with a code under way to this address; also how a claim is made before the call leaves. */
export function withCode(register: SentRegister, pending: PendingAddress, sent: SentCode): SentRegister {
  const entry = { address: addressHash(pending, register.salt), ...sent };
  return { ...register, codes: { ...register.codes, [slot(pending, register.salt)]: entry } };
}

/** The register without a code of this channel: the call failed, or the code was used. */
export function withoutCode(register: SentRegister, pending: PendingAddress): SentRegister {
  const { [slot(pending, register.salt)]: _gone, ...codes } = register.codes;
  return { ...register, codes };
}
