import { requestPath } from 'shared-validators/request-path';

/** Paths that a browser must not be sent to, because they sign out, return data or run a servlet. */
const REFUSED = /^\/(?:logout\.html|login|wand2|servlet|dev)(?:\/|$)/;

/**
 * The path, query and hash of a return URL if it belongs to this site, otherwise undefined. `origin` is the site's own. Absolute URLs of
 * other hosts, protocol-relative ones, backslashes, control characters and user info are refused.
 */
export function sameOriginPath(target: string | undefined, origin: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them inside an address, so "/\t/host" is "//host".
  if (!target || target.length > 2000 || /[\u0000-\u0020\u007f\\]/.test(target)) return undefined;
  let url: URL;
  try {
    url = new URL(target, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin || url.username || url.password) return undefined;
  const path = requestPath(url.pathname);
  if (path === undefined || REFUSED.test(path)) return undefined;
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}
