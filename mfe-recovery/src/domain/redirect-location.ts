import { hasControlCharacter, requestPath } from 'shared-validators/request-path';

/**
 * Where the flow may send the window when it ends. A redirect location comes from an attribute a page wrote or from a
 * query anybody can write, so it is followed only when it is certain where it leads.
 */

export interface RedirectPolicy {
  /** URL of the page the flow runs on, `location.href`. */
  readonly page: string;
  /** Further origins the deployment has configured: `https://hr.example.com`. */
  readonly origins: readonly string[];
}

export type RedirectVerdict =
  | { readonly follow: string }
  | {
      /** Why it is ignored, as a sentence for the console. */
      readonly ignore: string;
    };

/** Longer than any URL a page of ours has; a browser takes far more. */
const longest = 4096;

/** Paths that are never followed: signing out, calls, and what old servlets do on GET. */
const forbidden: readonly RegExp[] = [/^\/logout\.html(\/|$)/, /^\/wand2\/api(\/|$)/, /^\/servlet(\/|$)/];

const originOf = (text: string): string | undefined => {
  const url = URL.parse(text);
  return url === null || url.origin === 'null' ? undefined : url.origin;
};

/**
 * Judges a redirect location: the page's own origin and the configured ones, http(s) only, no user info, and never
 * `/logout.html`, `/wand2/api/*` or `/servlet/*`. What is followed comes back as an absolute URL, so that a page's
 * `<base>` cannot lead it elsewhere.
 */
export function redirectLocation(candidate: string, policy: RedirectPolicy): RedirectVerdict {
  const text = candidate.trim();
  if (text === '') return { ignore: 'it is empty' };
  if (text.length > longest) return { ignore: `it is longer than ${longest} characters` };
  if (hasControlCharacter(text)) return { ignore: 'it holds control characters' };
  const url = URL.parse(text, policy.page);
  if (url === null) return { ignore: 'it is not a URL' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { ignore: `its scheme is ${url.protocol}` };
  if (url.username !== '' || url.password !== '') return { ignore: 'it carries user info' };
  if (/^[^/?#]*:?[\\/]{2,}[^\\/?#]*@/.test(text)) return { ignore: 'it carries user info' };
  const own = originOf(policy.page);
  const allowed = [own, ...policy.origins.map(originOf)];
  if (!allowed.includes(url.origin))
    return { ignore: `its origin ${url.origin} is neither the page's own nor configured` };
  const path = requestPath(url.pathname);
  if (path === undefined) return { ignore: 'its path cannot be read with certainty' };
  if (forbidden.some((pattern) => pattern.test(path))) return { ignore: `its path ${path} is never redirected to` };
  return { follow: url.href };
}
