import { removeDatabase, runRequest, type StoreLocation } from 'shared-session/device-database';

/**
 * The key of drafts if this device has no sign-out, as in a foreign host, and of older builds; the portal's drafts use the device's key
 * (`device-key.ts`). It is made of two halves in different places. One belongs to the session: it is in a cookie that ends with the
 * browser's session, and in the tab's session storage, which survives signing in again and a crash after which the browser restores the
 * tab. The other is in a database, never leaves this device, and is removed on sign-out. Without either half the drafts cannot be read.
 */
const NAME = 'timecard.draft-key';
const COOKIE = 'timecard-draft';
const SECRET: StoreLocation = { database: 'timecard-draft-secret', store: 'secret' };

/** The places where the halves of the key are stored. */
export const DRAFT_KEY_PLACES = { databases: [SECRET.database], sessionKeys: [NAME], cookies: [COOKIE] };

/** The key of this session, created if there is none. `null` if storage or Web Crypto is not available. */
export async function sessionKey(): Promise<CryptoKey | null> {
  try {
    // Two tabs that open at the same time must not create two keys.
    const bytes = navigator.locks ? await navigator.locks.request(NAME, keyBytes) : await keyBytes();
    return await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  } catch {
    return null;
  }
}

/** The key of builds that did not store half of it on the device. Their drafts can still be read. */
export async function sessionKeyOfOldBuilds(): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', sessionHalf(), 'AES-GCM', false, ['decrypt']);
  } catch {
    return null;
  }
}

async function keyBytes(): Promise<ArrayBuffer> {
  const session = sessionHalf();
  const known = await runRequest<unknown>(SECRET, 'readonly', (store) => store.get('half'));
  const device = known instanceof Uint8Array ? known : crypto.getRandomValues(new Uint8Array(32));
  if (device !== known) await runRequest(SECRET, 'readwrite', (store) => store.put(device, 'half'));
  const both = new Uint8Array(session.length + device.length);
  both.set(session);
  both.set(device, session.length);
  return crypto.subtle.digest('SHA-256', both);
}

function sessionHalf(): Uint8Array<ArrayBuffer> {
  const inTab = sessionStorage.getItem(NAME);
  const inCookie = new RegExp(`(?:^|; )${COOKIE}=([\\w+/=]+)`).exec(document.cookie)?.[1];
  const half = inTab ?? inCookie ?? toBase64(crypto.getRandomValues(new Uint8Array(32)));
  if (!inTab) sessionStorage.setItem(NAME, half);
  if (!inCookie) document.cookie = `${COOKIE}=${half}; path=/; samesite=strict${secure()}`;
  return fromBase64(half);
}

/** Removes the session's key: drafts written before can no longer be read, in any tab. */
export async function forgetSessionKey(): Promise<void> {
  try {
    sessionStorage.removeItem(NAME);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=strict${secure()}`;
    await removeDatabase(SECRET.database);
  } catch {
    // Blocked storage holds no key.
  }
}

const secure = () => (window.location.protocol === 'https:' ? '; secure' : '');

/** Encrypts text: 12 bytes of nonce, then the cipher text. */
export async function encrypt(key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, new TextEncoder().encode(text));
  const sealed = new Uint8Array(nonce.length + cipher.byteLength);
  sealed.set(nonce);
  sealed.set(new Uint8Array(cipher), nonce.length);
  return sealed;
}

/** Decrypts the result of {@link encrypt}; `null` for another session's key or damaged bytes. */
export async function decrypt(key: CryptoKey, sealed: Uint8Array<ArrayBuffer>): Promise<string | null> {
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.slice(0, 12) }, key, sealed.slice(12));
    return new TextDecoder().decode(plain);
  } catch {
    return null;
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
