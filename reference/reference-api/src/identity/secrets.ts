import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as text that never needs escaping. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash of a secret for the database: enough to recognize it, useless to a reader. (High entropy: no salt needed.) */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Equality in constant time; different lengths are unequal. */
export function sameSecret(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
