/**
 * Where the page is; undefined outside of one. By the name alone: code that runs in a frame of its own beside a page has that page's
 * `location` under it, and the frame's in `globalThis` (webpack-preset, `PageGlobalsPlugin`).
 */
export const pageLocation = (): Location | undefined => (typeof location === 'undefined' ? undefined : location);

/**
 * An address of this site as calls and links take it. Where the page's `<base>` is of another origin a path would lead there, and the
 * token with it: it is said in full then.
 */
export function siteUrl(url: string): string {
  const page = pageLocation();
  if (page === undefined || typeof document === 'undefined' || !url.startsWith('/')) return url;
  return new URL(document.baseURI).origin === page.origin ? url : page.origin + url;
}
