import { pageLocation } from './page-location.ts';

/** The client's connection to its server. One per page; the host sets it before the first call. */
export interface ClientConfiguration {
  /**
   * Prefixed to every path: '' on our own pages, `https://portal.example.com` or `/portal` when embedded in a host
   * application. Without a trailing slash.
   */
  readonly baseUrl: string;
  /** Milliseconds one attempt may take before it is given up with a DeadlineError. */
  readonly deadlineMs: number;
  /** The number of retries of a failed call that is safe to repeat. */
  readonly retries: number;
  /** Public client of the basic client authorization header; it names the client and is no secret. */
  readonly clientId: string;
  /**
   * Leaves the page (login, logout). On a foreign host's page it asks the host instead and returns false: the page stays, and it may be
   * called again.
   */
  readonly leave: (url: string) => unknown;
  /**
   * Returns an access token, on a page that keeps the session itself; cookies and other tabs are then not used. Called for the first token,
   * and, with the token that the server refused, for another one. `undefined` means that nobody is signed in.
   */
  readonly getToken?: ((refused?: string) => Promise<string | undefined> | string | undefined) | undefined;
  /** The language (`ar_AE`) of what the server says, where a page asks for another one than the account's. */
  readonly locale?: string | undefined;
}

let configuration: ClientConfiguration = {
  baseUrl: '',
  deadlineMs: 30_000,
  retries: 2,
  clientId: 'portal-web',
  leave: (url) => pageLocation()?.assign(url),
};

/**
 * Changes the given settings. @throws TypeError when the base URL is neither empty, a path, nor an http(s) URL
 * without user information: calls carry a token and must not go to another host.
 */
export function configureClient(changes: Partial<ClientConfiguration>): void {
  const next = { ...configuration, ...changes };
  configuration = { ...next, baseUrl: checkedBaseUrl(next.baseUrl) };
}

/** The settings in force. */
export function clientConfiguration(): ClientConfiguration {
  return configuration;
}

function checkedBaseUrl(baseUrl: string): string {
  const trimmed = baseUrl.replace(/\/+$/, '');
  if (trimmed === '' || /^\/[^/\\]/.test(trimmed)) return trimmed;
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isHttp || url.username || url.password || url.search || url.hash) {
    throw new TypeError(`The base URL "${baseUrl}" is neither a path nor an http(s) address without query.`);
  }
  return trimmed;
}
