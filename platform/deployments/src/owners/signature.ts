import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import * as v from 'valibot';

/** The kinds of things that a key signs. A signature of one kind is not valid for the other. */
export type Purpose = 'publication' | 'revision';

export const signature = v.object({
  /** The public key, base64 of its SPKI form. */
  key: v.string(),
  /** Base64. */
  value: v.string(),
});

export type Signature = v.InferOutput<typeof signature>;

/** A team's private key. */
export interface Signer {
  /** The public key, base64 of its SPKI form. */
  readonly key: string;
  sign(purpose: Purpose, document: object): Signature;
}

/** @param pem an Ed25519 private key in PEM @returns undefined if it is something else */
export function signerOf(pem: string): Signer | undefined {
  let secret: KeyObject;
  try {
    secret = createPrivateKey(pem);
  } catch {
    return undefined;
  }
  if (secret.asymmetricKeyType !== 'ed25519') return undefined;
  const key = publicText(createPublicKey(secret));
  return {
    key,
    sign: (purpose, document) => ({ key, value: sign(null, statement(purpose, document), secret).toString('base64') }),
  };
}

/** Whether one of these keys signed a document. @param document as read from the store, without its signature */
export function isSigned(purpose: Purpose, document: object, given: unknown, keys: readonly string[]): boolean {
  if (!v.is(signature, given) || !keys.includes(given.key)) return false;
  const key = publicKeyOf(given.key);
  return key !== undefined && verify(null, statement(purpose, document), key, Buffer.from(given.value, 'base64'));
}

export function publicKeyOf(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

export function publicText(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).toString('base64');
}

/** JSON keeps the order of keys when it is parsed and written again. */
function statement(purpose: Purpose, document: object): Buffer {
  return Buffer.from(`mfe ${purpose}\n${JSON.stringify(document)}`);
}
