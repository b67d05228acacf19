import { createHash } from 'node:crypto';
import type { LocaleName } from '../translations/locales.ts';
import { fillText } from '../translations/texts.ts';
import { escapeHtml, languageOf, MARK } from './page-parts.ts';
import { signInStyles } from './sign-in-styles.ts';

const styles = `${signInStyles}main .again{display:grid;place-items:center;min-height:44px;border-radius:10px;background:var(--accent);color:var(--accent-ink);font-weight:500}
`;

/** No scripts, no form, and a single style sheet. The header that nginx sends says who may frame the page. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * The page that nginx shows instead of a page of the API while none of its processes responds. The link repeats the same URL, so that a
 * query with `returnUrl` is kept.
 */
export function unavailablePage(locale: LocaleName): string {
  const say = (label: string) => escapeHtml(fillText(locale, label));
  return `<!doctype html>
<html ${languageOf(locale)}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${say('LBL_UNAVAILABLE')} – ${say('LBL_PORTAL')}</title>
<style>${styles}</style>
</head>
<body>
<header>${MARK}<span>${say('LBL_PORTAL')}</span></header>
<main>
<h1>${say('LBL_UNAVAILABLE')}</h1>
<p>${say('ERR_UNAVAILABLE')}</p>
<a class="again" href="">${say('LBL_RETRY')}</a>
<a class="forgot" href="/">${say('LBL_GO_HOME')}</a>
</main>
</body>
</html>
`;
}
