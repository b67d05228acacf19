/**
 * A menu URL as an `href`, or `undefined` where following it could do harm: `#/…` of the portal, a path of this site and http(s) URLs are
 * kept; `javascript:`, `data:` and similar schemes, user information and control characters are not.
 */
export function safeUrl(url: string | undefined): string | undefined {
  if (url === undefined || hasControlCharacters(url)) return undefined;
  const text = url.trim();
  if (/^#\/[^\s]*$/.test(text)) return text;
  if (/^\/(?![/\\])/.test(text)) return text;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { username, password } = new URL(text);
  return username || password ? undefined : text;
}

/** Whether a URL leaves the portal's page. */
export function leavesPortal(href: string): boolean {
  return !href.startsWith('#');
}

/** The portal path of a URL (`#/worker/home?x=1` is `/worker/home`); `undefined` for any other URL. */
export function portalPath(href: string | undefined): string | undefined {
  if (!href?.startsWith('#/')) return undefined;
  return href.slice(1).split('?')[0];
}

function hasControlCharacters(text: string): boolean {
  return [...text].some((character) => character < ' ');
}
