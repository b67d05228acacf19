import { declareDeviceData, keepOnDevice } from '../device-data/index.ts';
import { runRequest, type StoreLocation } from '../device-database/index.ts';

/** Texts of the person that are kept on this device, encrypted. */
export interface SealedStore {
  /** @returns false where this browser keeps nothing, or a sign-out is under way */
  readonly put: (id: string, text: string) => Promise<boolean>;
  /** `null` if there is none, or it is of another session or damaged. */
  readonly get: (id: string) => Promise<string | null>;
  readonly remove: (id: string) => Promise<void>;
}

/** The record with the half of the key that is in the database. */
const HALF = '\0half';

/**
 * A store with a database of its own. Its key is made of two halves. One belongs to the browser's session: it is in a session cookie and in
 * the tab's session storage, so it survives signing in again. The other is in the database. Without both halves the data cannot be read. A
 * sign-out on any page removes all of it ({@link declareDeviceData}).
 */
export function sealedStore(name: string): SealedStore {
  const location = locationOf(name);
  const key = () => {
    declareDeviceData({ databases: [name], sessionKeys: [name], cookies: [name] });
    // Two tabs that open at once must not make two keys.
    return navigator.locks ? navigator.locks.request(`${name}-key`, () => keyOf(name)) : keyOf(name);
  };
  return {
    async put(id, text) {
      try {
        return await keepOnDevice(async () => {
          const iv = crypto.getRandomValues(new Uint8Array(12));
          const cipher = await crypto.subtle.encrypt(
            { name: 'AES-GCM', iv },
            await key(),
            new TextEncoder().encode(text),
          );
          await runRequest(location, 'readwrite', (store) => store.put({ iv, cipher }, id));
        });
      } catch {
        return false;
      }
    },
    async get(id) {
      try {
        const sealed = await runRequest<unknown>(location, 'readonly', (store) => store.get(id));
        const { iv, cipher } = sealed as { iv: BufferSource; cipher: BufferSource };
        return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await key(), cipher));
      } catch {
        return null;
      }
    },
    remove: (id) =>
      runRequest(location, 'readwrite', (store) => store.delete(id)).then(
        () => undefined,
        () => undefined,
      ),
  };
}

const locationOf = (name: string): StoreLocation => ({ database: name, store: 'records' });

async function keyOf(name: string): Promise<CryptoKey> {
  const location = locationOf(name);
  const session = sessionHalf(name);
  const known = await runRequest<unknown>(location, 'readonly', (store) => store.get(HALF));
  const device = known instanceof Uint8Array ? known : crypto.getRandomValues(new Uint8Array(32));
  if (device !== known) await runRequest(location, 'readwrite', (store) => store.put(device, HALF));
  const both = new Uint8Array([...session, ...device]);
  const digest = await crypto.subtle.digest('SHA-256', both);
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function sessionHalf(name: string): Uint8Array {
  const inTab = sessionStorage.getItem(name);
  const inCookie = document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const half = inTab ?? inCookie ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  if (!inTab) sessionStorage.setItem(name, half);
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  if (!inCookie) document.cookie = `${name}=${half}; path=/; samesite=strict${secure}`;
  return new TextEncoder().encode(half);
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
