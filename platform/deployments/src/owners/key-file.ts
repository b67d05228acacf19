import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { UserError } from '../user-error.ts';
import { publicText, type Signer, signerOf } from './signature.ts';

/** The key of the team that runs this, from the file that `MFE_KEY` names or from the key itself, as pipelines keep secrets. */
export function signerHere(environment: Readonly<Record<string, string | undefined>>): Signer | undefined {
  const { MFE_KEY: given } = environment;
  if (!given) return undefined;
  const isText = given.includes('PRIVATE KEY');
  const signer = signerOf(isText ? given : textOf(given));
  if (signer) return signer;
  throw new UserError(isText ? 'MFE_KEY holds no Ed25519 private key.' : wrongFile(given));
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UserError(wrongFile(file));
  }
}

function wrongFile(file: string): string {
  return `${file}, the file in MFE_KEY, holds no Ed25519 private key. "mfe key FILE" writes one.`;
}

/** Writes a new private key that only its user may read. @returns the public key for `owners.json` */
export function writeKey(file: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new UserError(`${file} exists already. A key is never overwritten; name another file.`);
    throw new UserError(
      `${file} cannot be written (${code}). Name a file in a folder that is there and may be written.`,
    );
  }
  return publicText(publicKey);
}
