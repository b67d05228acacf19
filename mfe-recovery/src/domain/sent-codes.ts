/**
 * Remembers the pending address to which a code was requested last, so that opening a verify screen requests exactly one code. A reload,
 * Back, a second mount, or a tab that the phone discarded does not send another, which would invalidate the first. The register is plain
 * data under a key of session storage; it contains a salted hash, never an address.
 */

import * as v from 'valibot';
import type { SentCode } from './code-clock.ts';
import type { Channel } from './code-status.ts';

const instant = v.pipe(v.number(), v.finite());

const record = v.object({
  /** Salted hash of user, channel and address. */
  address: v.string(),
  sentAt: instant,
  expiresAt: instant,
  resendAt: instant,
});

export const sentRegisterSchema = v.object({ salt: v.string(), codes: v.record(v.string(), record) });

export type SentRegister = v.InferOutput<typeof sentRegisterSchema>;

/** A pending address, as the register identifies it. */
export interface PendingAddress {
  readonly userId: string;
  readonly channel: Channel;
  /** The e-mail address, or the phone as code and national digits. */
  readonly address: string;
}

/** An empty register. `salt` is any random text. */
export const newRegister = (salt: string): SentRegister => ({ salt, codes: {} });

/** Reads the stored register. Invalid, foreign or outdated data are ignored. */
export function readRegister(stored: string | null): SentRegister | undefined {
  if (stored === null) return undefined;
  try {
    const { output, success } = v.safeParse(sentRegisterSchema, JSON.parse(stored));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** FNV-1a, 64 bits, over UTF-16 code units. It is synchronous, because the decision to send must not wait for anything. */
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
 * The valid code for this address, if there is one. A channel of a user has only one valid code, the newest: a code for another address
 * invalidates the earlier one, and an expired code does not count.
 */
export function codeUnderWay(register: SentRegister, pending: PendingAddress, now: number): SentCode | undefined {
  const found = register.codes[slot(pending, register.salt)];
  if (found === undefined || found.address !== addressHash(pending, register.salt) || now >= found.expiresAt)
    return undefined;
  return { sentAt: found.sentAt, expiresAt: found.expiresAt, resendAt: found.resendAt };
}

/** The register with a code for this address. It is also used to claim the code before the request is sent. */
export function withCode(register: SentRegister, pending: PendingAddress, sent: SentCode): SentRegister {
  const entry = { address: addressHash(pending, register.salt), ...sent };
  return { ...register, codes: { ...register.codes, [slot(pending, register.salt)]: entry } };
}

/** The register without the code of this channel, because the call failed or the code was used. */
export function withoutCode(register: SentRegister, pending: PendingAddress): SentRegister {
  const { [slot(pending, register.salt)]: _gone, ...codes } = register.codes;
  return { ...register, codes };
}
