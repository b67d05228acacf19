import { scrypt, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id, which the library calls 2: 19 MiB, two passes, one lane. About 40 ms on a 2020s core. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** The prefix of a hash with the current parameters. */
const PRESENT = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Verified if there is no hash, so that the response time does not reveal which accounts exist. */
export const NOBODY = `${PRESENT}AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

/** A hash in PHC notation, with its own salt. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), ARGON2ID);

/** Whether a password matches a stored hash. A broken hash returns false and never throws. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  if (stored.startsWith('scrypt:')) return verifyScrypt(password, stored);
  return verify(stored, password.normalize('NFKC')).catch(() => false);
}

/** Whether a hash has other parameters or is scrypt. It is replaced when its password is known, at the next sign-in. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(PRESENT);

/** `scrypt:N:r:p:salt:key`, base64url, which accounts had before Argon2id. */
async function verifyScrypt(password: string, stored: string): Promise<boolean> {
  const [, n, r, p, salt, key] = stored.split(':');
  if (!salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const made = await new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), 32, cost, (error, derived) =>
      error ? reject(error) : resolve(derived),
    ),
  );
  return expected.length === made.length && timingSafeEqual(expected, made);
}
