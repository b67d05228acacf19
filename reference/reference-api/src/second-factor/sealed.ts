import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { ApiOptions } from '../options.ts';

/** The current secret for sealing, and earlier ones for reading. */
export type Secrets = Pick<ApiOptions, 'secret' | 'formerSecrets'>;

export const everySecret = ({ secret, formerSecrets }: Secrets): readonly string[] => [secret, ...formerSecrets];

const keyOf = (secret: string): Buffer => createHash('sha256').update(`authenticator ${secret}`).digest();

/**
 * Encrypts a text for the database with the portal's secret (AES-256-GCM): for values that must be read again, but not by readers of a
 * dump.
 */
export function seal(text: string, { secret }: Pick<Secrets, 'secret'>): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export interface Unsealed {
  readonly text: string;
  /** It was sealed with an earlier secret and should be sealed again. */
  readonly isOutdated: boolean;
}

/** Decrypts a sealed text; undefined if none of the secrets sealed it, or it was tampered with. */
export function unseal(sealed: string, secrets: Secrets): Unsealed | undefined {
  for (const secret of everySecret(secrets)) {
    const text = open(sealed, secret);
    if (text !== undefined) return { text, isOutdated: secret !== secrets.secret };
  }
  return undefined;
}

function open(sealed: string, secret: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
