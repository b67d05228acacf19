import { readCookie, writeCookie } from './cookie.ts';

const COOKIE = 'deviceId';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** "A device id cookie is created if missing" before an access token is asked for (docs: session#token-call). */
export function ensureDeviceId(): void {
  if (readCookie(COOKIE) === undefined) writeCookie(COOKIE, randomId(), ONE_YEAR_SECONDS);
}

/** A random id; `crypto.randomUUID` exists in secure contexts only, and legacy pages are served over plain http. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
