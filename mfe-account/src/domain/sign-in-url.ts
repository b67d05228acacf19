const OWN = '/login';

/**
 * Where an element's link to the sign-in leads: what the attribute says, where that is an address of the page's own site by http or
 * https, else the portal's sign-in. A page prints `null` where it has none.
 */
export function signInUrl(attribute: string | undefined, base: string): string {
  const text = attribute?.trim() ?? '';
  if (text === '' || text === 'null' || text === 'undefined' || !URL.canParse(text, base)) return OWN;
  const url = new URL(text, base);
  const isOwn = url.origin === new URL(base).origin && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isOwn ? url.href : OWN;
}
