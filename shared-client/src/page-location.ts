/**
 * Where the page is; undefined outside of one. By the name alone: code that runs in a frame of its own beside a page has that page's
 * `location` under it, and the frame's in `globalThis` (webpack-preset, `PageGlobalsPlugin`).
 */
export const pageLocation = (): Location | undefined => (typeof location === 'undefined' ? undefined : location);

/**
 * A URL of this site for calls and links. If the page's `<base>` has another origin, a path would lead there, and send the token there; the
 * URL is absolute then.
 */
export function siteUrl(url: string): string {
  const page = pageLocation();
  if (page === undefined || typeof document === 'undefined' || !url.startsWith('/')) return url;
  return new URL(document.baseURI).origin === page.origin ? url : page.origin + url;
}
