import { createHash } from 'node:crypto';
import { type LocaleName, localeNames } from '../translations/locales.ts';
import { fillText } from '../translations/texts.ts';
import { escapeHtml, languageOf, MARK } from './page-parts.ts';
import { cardStyles } from './sign-in-styles.ts';

const styles = `${cardStyles}main .again{display:grid;place-items:center;min-height:44px;border-radius:10px;background:var(--accent);color:var(--accent-ink);font-weight:500}
`;

/** No scripts, no form, and a single style sheet. The header that nginx sends says who may frame the page. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** What differs from locale to locale in the page, by the name of nginx's variable. */
const PARTS: Readonly<Record<string, (locale: LocaleName) => string>> = {
  language: languageOf,
  portal: (locale) => say(locale, 'LBL_PORTAL'),
  heading: (locale) => say(locale, 'LBL_UNAVAILABLE'),
  sentence: (locale) => say(locale, 'ERR_UNAVAILABLE'),
  retry: (locale) => say(locale, 'LBL_RETRY'),
  home: (locale) => say(locale, 'LBL_GO_HOME'),
};

const say = (locale: LocaleName, label: string): string => escapeHtml(fillText(locale, label));

/** nginx puts the value of a variable here (`ssi`). */
const part = (name: string): string => `<!--# echo var="unavailable_${name}" encoding="none" -->`;

/**
 * The page that nginx shows instead of a page of the API while none of its processes responds. The link repeats the same URL, so that a
 * query with `returnUrl` is kept.
 */
export const unavailablePage = (): string => `<!doctype html>
<html ${part('language')}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${part('heading')} – ${part('portal')}</title>
<style>${styles}</style>
</head>
<body>
<header>${MARK}<span>${part('portal')}</span></header>
<main>
<h1>${part('heading')}</h1>
<p>${part('sentence')}</p>
<a class="again" href="">${part('retry')}</a>
<a class="forgot" href="/">${part('home')}</a>
</main>
</body>
</html>
`;

/** The parts of the page in each locale, and which locale a request gets: the chosen one, the accepted one, the nearest one. */
export function unavailableTexts(): string {
  const known = localeNames.join('|');
  const maps = Object.entries(PARTS).map(
    ([name, of]) =>
      `map $unavailable_locale $unavailable_${name} {\n${localeNames.map((locale) => `  ${locale} ${quoted(of(locale))};\n`).join('')}}\n`,
  );
  return `# Written by reference-api/src/identity/write-unavailable-page.ts.
map "$chosen_locale $accepted_locale $nearest_locale" $unavailable_locale {
  default en_US;
  "~^(?<first_locale>${known}) " $first_locale;
  "~^\\S* (?<second_locale>${known}) " $second_locale;
  "~ (?<third_locale>${known})$" $third_locale;
}
${maps.join('')}`;
}

/** A value in nginx's configuration. @throws RangeError if nginx would read something else in it */
function quoted(text: string): string {
  if (/['\\$]/.test(text)) throw new RangeError(`nginx cannot have this in a text: ${text}`);
  return `'${text}'`;
}
