import { clientConfiguration } from '../configuration.ts';
import { readCookie } from '../cookie.ts';
import { siteUrl } from '../page-location.ts';
import type { CallOptions, Query } from './options.ts';

/**
 * The URL of a path, with the base URL in front and the query behind.
 *
 * @throws TypeError for anything but a path of the server: a call may carry a token and must not leave it
 */
export function urlOf(path: string, query?: Query): string {
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path)) throw new TypeError(`"${path}" is not a path of the server.`);
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) parameters.append(name, String(one));
  }
  const text = parameters.toString();
  const joint = path.includes('?') ? '&' : '?';
  return siteUrl(`${clientConfiguration().baseUrl}${path}${text === '' ? '' : joint + text}`);
}

/**
 * Headers of a call: no caching on every GET (docs: session#no-cache-headers), the bearer only where there is a user token (docs:
 * session#bearer-token), the anti-CSRF header always.
 */
export function headersOf(
  method: string,
  options: Pick<CallOptions, 'headers' | 'idempotencyKey'>,
  accessToken: string | undefined,
): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (method === 'GET') {
    headers.set('Cache-Control', 'no-cache, no-store');
    headers.set('Pragma', 'no-cache');
  }
  const csrf = readCookie('XSRF-TOKEN');
  if (csrf && isHeaderSafe(csrf)) headers.set('X-XSRF-TOKEN', csrf);
  const { locale } = clientConfiguration();
  if (locale !== undefined) headers.set('X-User-Locale', locale);
  if (accessToken !== undefined) headers.set('Authorization', `Bearer ${accessToken}`);
  if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey);
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  return headers;
}

/** Printable ASCII without blanks, so that a token or cookie travels in a header unharmed. */
export function isHeaderSafe(value: string): boolean {
  return /^[\x21-\x7e]+$/.test(value);
}
