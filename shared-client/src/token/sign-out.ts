import { clientConfiguration } from '../configuration.ts';
import { pageLocation } from '../page-location.ts';
import { isOtherSession } from './holder.ts';
import { sessionMark } from './tab-channel.ts';

/** Query parameters, in search and hash alike, that may carry a secret and must not travel in a referrer. */
const SECRET_PARAMETER =
  /token|^tk$|^code$|password|secret|^sig(nature)?$|^key$|api_?key|session|^sid$|^assertion$|^otp$/i;

let hasLeft = false;

/**
 * Goes to the logout page: the session is over and cannot be renewed (docs: session#logout). Only the first
 * call on a page has an effect.
 */
export function leaveForLogout(): void {
  leaveOnce(`/logout.html?referrerUrl=${encodeURIComponent(sanitisedReferrer(currentUrl()))}`);
}

/**
 * Goes to the login page, to come back to the present URL: nobody has signed in yet. A home page that the portal has put there by itself
 * (root-config, `follow-hash.ts`) is left out, so that the person's own start page opens.
 */
export function leaveForLogin(): void {
  const url = sanitisedReferrer(currentUrl());
  const { pathname, search, hash } = new URL(url, 'http://localhost');
  const isAskedFor = !globalThis.history?.state?.isDefaultHome;
  leaveOnce(`/login?returnUrl=${encodeURIComponent(pathname + search + (isAskedFor ? hash : ''))}`);
}

/** Whether the session of this page has ended, or another has taken its place, as far as the page can tell without a call. */
export const isSessionOver = (): boolean => hasLeft || isOtherSession(sessionMark());

/**
 * A URL without the parts that must not be passed on: user information, token-like parameters of the query and of the hash's query, and
 * session ids that a servlet container put into the path.
 */
export function sanitisedReferrer(href: string): string {
  if (!URL.canParse(href)) return '/';
  const url = new URL(href);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return '/';
  url.username = '';
  url.password = '';
  url.pathname = url.pathname.replace(/;[^/]*/g, '');
  url.search = withoutSecrets(url.search);
  url.hash = sanitisedHash(url.hash);
  if (url.pathname.endsWith('/logout.html')) return `${url.origin}/`;
  return url.href;
}

function sanitisedHash(hash: string): string {
  const at = hash.indexOf('?');
  if (at >= 0) return hash.slice(0, at) + withoutSecrets(hash.slice(at));
  // An implicit-flow response puts its parameters straight behind the hash: #access_token=…
  return hash.includes('=') ? withoutSecrets(hash.slice(1)).replace(/^\?/, '') : hash;
}

function withoutSecrets(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of [...parameters.keys()]) {
    if (SECRET_PARAMETER.test(name)) parameters.delete(name);
  }
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}

function leaveOnce(path: string): void {
  if (hasLeft) return;
  const { baseUrl, leave } = clientConfiguration();
  hasLeft = leave(baseUrl + path) !== false;
}

function currentUrl(): string {
  return pageLocation()?.href ?? '';
}

/** Resets the note that the page was left. For tests: a real page is gone by then. */
export function resetLeaving(): void {
  hasLeft = false;
}
