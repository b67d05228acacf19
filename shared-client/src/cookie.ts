/** Cookies of the page. Where they are blocked or there is no document, reading finds nothing and writing does nothing. */

import { pageLocation } from './page-location.ts';

/** The decoded value of a cookie, or `undefined`. */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  for (const part of documentCookie().split(/;\s*/)) {
    if (part.startsWith(prefix)) return decoded(part.slice(prefix.length));
  }
  return undefined;
}

/** Writes a cookie for the whole site. @returns whether it can be read back. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): boolean {
  try {
    const secure = pageLocation()?.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in Firefox ESR.
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
  } catch {
    return false;
  }
  return readCookie(name) === value;
}

function documentCookie(): string {
  try {
    return typeof document === 'undefined' ? '' : document.cookie;
  } catch {
    return ''; // A sandboxed frame without allow-same-origin throws.
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
