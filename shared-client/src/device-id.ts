import { readCookie, writeCookie } from './cookie.ts';
import { randomId } from './random-id/index.ts';

const COOKIE = 'deviceId';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** "A device id cookie is created if missing" before an access token is asked for (docs: session#token-call). */
export function ensureDeviceId(): void {
  if (readCookie(COOKIE) === undefined) writeCookie(COOKIE, randomId(), ONE_YEAR_SECONDS);
}
