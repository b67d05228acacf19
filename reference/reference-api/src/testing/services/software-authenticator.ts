import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from 'shared-client/schema/account';

/** Encodes CBOR as far as an attestation needs it: integers, bytes, texts and maps. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** Values that an attacker or another browser would change. */
export interface Deviation {
  readonly origin?: string;
  /** A frame of another site. */
  readonly crossOrigin?: boolean;
  readonly userHandle?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
}

/** A passkey without a browser (WebAuthn Level 3, ES256, attestation "none"). */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  counter = 0;
  #userHandle: string | undefined;
  readonly #origin: string;
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject };

  constructor(origin: string) {
    this.#origin = origin;
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  #clientData(type: string, challenge: string, { origin = this.#origin, crossOrigin = false }: Deviation): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  }

  #authenticatorData(rpId: string, flags: number, { isVerified = true, counter }: Deviation, rest = Buffer.alloc(0)) {
    this.counter = counter ?? this.counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | (isVerified ? VERIFIED : 0)]), count, rest]);
  }

  /** The result of `navigator.credentials.create`. */
  create({ rp, user, challenge }: PasskeyCreation, deviation: Deviation = {}) {
    this.#userHandle = user.id;
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const point = (text: string) => Buffer.from(text, 'base64url');
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const authData = this.#authenticatorData(rp.id, PRESENT | WITH_KEY, deviation, credential);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, deviation).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The result of `navigator.credentials.get`. */
  get({ rpId, challenge }: PasskeyRequest, deviation: Deviation = {}) {
    const userHandle = deviation.userHandle ?? this.#userHandle;
    const clientData = this.#clientData('webauthn.get', challenge, deviation);
    const authenticatorData = this.#authenticatorData(rpId, PRESENT, deviation);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.#key.privateKey);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle ? { userHandle } : {}),
      },
    };
  }

  #credential() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }
}
