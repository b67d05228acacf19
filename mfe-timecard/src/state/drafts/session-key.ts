/**
 * The key drafts are encrypted with. It lives in the tab's session storage: it survives a reload, a crash that the
 * browser restores, and signing in again, and dies with the tab's session; then what is left in the database is noise.
 */
const NAME = 'timecard.draft-key';

/** The key of this session, made when there is none. `null` where storage or Web Crypto is not to be had. */
export async function sessionKey(): Promise<CryptoKey | null> {
  try {
    const stored = sessionStorage.getItem(NAME);
    const bytes = stored ? fromBase64(stored) : crypto.getRandomValues(new Uint8Array(32));
    const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
    if (!stored) sessionStorage.setItem(NAME, toBase64(bytes));
    return key;
  } catch {
    return null;
  }
}

/** Ends the session's drafts: nothing written before can be read again. */
export function forgetSessionKey(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Blocked storage holds no key.
  }
}

/** Encrypts text: 12 bytes of nonce, then the cipher text. */
export async function encrypt(key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, new TextEncoder().encode(text));
  const sealed = new Uint8Array(nonce.length + cipher.byteLength);
  sealed.set(nonce);
  sealed.set(new Uint8Array(cipher), nonce.length);
  return sealed;
}

/** Decrypts what {@link encrypt} made; `null` for another session's key or damaged bytes. */
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
