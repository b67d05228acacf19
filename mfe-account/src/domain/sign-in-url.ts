const OWN = '/login';

/**
 * The URL of an element's sign-in link: the attribute's value if it is a URL of the page's own site with http or https, otherwise the
 * portal's sign-in. A page that has no URL prints `null`.
 */
export function signInUrl(attribute: string | undefined, base: string): string {
  const text = attribute?.trim() ?? '';
  if (text === '' || text === 'null' || text === 'undefined' || !URL.canParse(text, base)) return OWN;
  const url = new URL(text, base);
  const isOwn = url.origin === new URL(base).origin && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isOwn ? url.href : OWN;
}
