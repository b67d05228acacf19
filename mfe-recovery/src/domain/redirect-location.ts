import { hasControlCharacter, requestPath } from 'shared-validators/request-path';

/**
 * The target of the flow when it ends. A redirect location comes from an attribute of the page, or from a query that anyone can
 * write, so it is followed only if its target is certain.
 */

export interface RedirectPolicy {
  /** URL of the page the flow runs on, `location.href`. */
  readonly page: string;
  /** Additional origins that the deployment allows: `https://hr.example.com`. */
  readonly origins: readonly string[];
}

export type RedirectVerdict =
  | { readonly follow: string }
  | {
      /** The reason why it is ignored, as a sentence for the console. */
      readonly ignore: string;
    };

/** Longer than any URL of our pages; a browser accepts far more. */
const longest = 4096;

/** Paths that are never followed: signing out, API calls, and legacy servlets that act on GET. */
const forbidden: readonly RegExp[] = [/^\/logout\.html(\/|$)/, /^\/wand2\/api(\/|$)/, /^\/servlet(\/|$)/];

const originOf = (text: string): string | undefined => {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  return origin === 'null' ? undefined : origin;
};

/**
 * Validates a redirect location: only the page's own origin and the configured ones, http(s), without user information, and never
 * `/logout.html`, `/wand2/api/*` or `/servlet/*`. The result is an absolute URL, so that a page's `<base>` cannot change it.
 */
export function redirectLocation(candidate: string, policy: RedirectPolicy): RedirectVerdict {
  const text = candidate.trim();
  if (text === '') return { ignore: 'it is empty' };
  if (text.length > longest) return { ignore: `it is longer than ${longest} characters` };
  if (hasControlCharacter(text)) return { ignore: 'it holds control characters' };
  if (!URL.canParse(text, policy.page)) return { ignore: 'it is not a URL' };
  const url = new URL(text, policy.page);
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
