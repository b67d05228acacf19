import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { OLDEST_BROWSERS } from './browsers.ts';

type Texts = readonly [title: string, text: string, open: string];

/** Texts by the beginning of a language tag. */
const texts = JSON.parse(readFileSync(new URL('./browser-page-texts.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Texts>
> & { readonly en: Texts };

/** Written for any browser. Without it the page is English. */
const CHOOSE = `var t=${JSON.stringify(texts)},l=navigator.language||'en',c=t[l]||t[l.split('-')[0]];
if(c){document.documentElement.lang=l;document.documentElement.dir=/^(ar|he)/.test(l)?'rtl':'';document.title=c[0];
for(var i=0;i<3;i++)document.getElementById('t'+i).firstChild.data=c[i]}`;

const STYLE =
  'body{max-width:32em;margin:15vh auto;padding:0 16px;font:16px/1.5 system-ui,sans-serif;color:#131722;background:#fff}h1{font-size:24px;line-height:1.3}a{color:#2f4bd8}';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** `/browser.html`: tells a browser's owner that it is too old, and which versions the portal needs. */
export function renderBrowserPage(): string {
  const [title, text, open] = texts.en;
  const versions = Object.entries(OLDEST_BROWSERS).map(([name, version]) => `<li>${name} ${version}</li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${sha(STYLE)}; script-src ${sha(CHOOSE)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1 id="t0">${title}</h1>
<p id="t1">${text}</p>
<ul>${versions.join('')}</ul>
<p><a id="t2" href="/">${open}</a></p>
<script>${CHOOSE}</script>
</body>
</html>
`;
}
