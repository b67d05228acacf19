import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sameSecret, secretHash } from '../identity/secrets.ts';
import type { Database } from '../storage/database.ts';

/** The lifetime of a challenge (docs: account#passkeys). */
export const CHALLENGE_SECONDS = 10 * 60;

const TIME_BYTES = 6;
const RANDOM_BYTES = 16;

/** The user who may answer a challenge, and the key of its signature. */
export interface ChallengeOwner {
  /** The session or browser that requested it. */
  readonly owner: string;
  readonly secret: string;
}

function signed(content: Buffer, { owner, secret }: ChallengeOwner): Buffer {
  const signature = createHmac('sha256', secret).update(`passkey challenge ${owner} `).update(content).digest();
  return Buffer.concat([content, signature]);
}

/**
 * A challenge consists of its end, random bits and a signature, so that nothing is stored until it is answered, however many pages request
 * one.
 */
export function newChallenge(owner: ChallengeOwner, now: Date): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS, 0, TIME_BYTES);
  return new Uint8Array(signed(Buffer.concat([time, randomBytes(RANDOM_BYTES)]), owner));
}

/** Whether a challenge (base64url) was created here, for this owner, and has not expired. */
export function isChallenge(challenge: string, owner: ChallengeOwner, now: Date): boolean {
  const content = Buffer.from(challenge, 'base64url').subarray(0, TIME_BYTES + RANDOM_BYTES);
  if (content.length < TIME_BYTES + RANDOM_BYTES) return false;
  if (!sameSecret(signed(content, owner).toString('base64url'), challenge)) return false;
  return content.readUIntBE(0, TIME_BYTES) * 1000 > now.getTime();
}

/** Marks a challenge as used. @returns whether it was not used before */
export async function spendChallenge(db: Kysely<Database>, challenge: string, now: Date): Promise<boolean> {
  const used = await db
    .insertInto('used_challenge')
    .values({ challenge_hash: secretHash(challenge), used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
}
