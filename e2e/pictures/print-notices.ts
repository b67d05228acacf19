import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installedChromium } from 'scripts/test-run/installed-chromium';
import { PRIVACY_NOTICE_LOCALES } from '../../mfe-shell/src/domain/privacy-notice.ts';
import { type Notice, type NoticeBlock, readNotice } from '../../mfe-shell/src/domain/read-notice.ts';
import { NOTICE_FIGURES } from '../../mfe-shell/src/privacy-notices/figures.ts';
import { NOTICE_PDFS, NOTICE_TEXTS } from '../../mfe-shell/src/privacy-notices/privacy-notices.ts';
import { readFont } from '../../reference/reference-api/src/exports/pdf/fonts.ts';
import { directionOf } from '../../shared-session/src/direction/direction.ts';

/**
 * Prints the privacy notices as PDF from their texts: `npx node e2e/pictures/print-notices.ts`. It needs fonts for Chinese, Japanese,
 * Korean and Thai (Debian: fonts-noto-cjk, fonts-thai-tlwg, fonts-liberation); those of Arabic and Hebrew are the API's. Locales given as
 * arguments are printed alone. `printed.json` keeps what each was printed from; a unit test compares it.
 */
const folder = join(import.meta.dirname, '..', '..', 'mfe-shell', 'src', 'privacy-notices');

const FONTS: Readonly<Record<string, string>> = {
  ja: 'Noto Sans CJK JP',
  ko: 'Noto Sans CJK KR',
  'zh-CN': 'Noto Sans CJK SC',
  'zh-HK': 'Noto Sans CJK HK',
  th: 'Loma',
  ar: 'arabic", "latin',
  he: 'hebrew", "latin',
};

/** The fonts that the API's PDFs have, embedded in the page. */
const OWN_FONTS = await Promise.all(
  (['arabic', 'hebrew', 'latin'] as const).map(async (name) => {
    const font = (await readFont(name)).toString('base64');
    return `@font-face { font-family: ${name}; src: url(data:font/ttf;base64,${font}) }`;
  }),
);

const STYLE = `
  body { font: 10.5pt/1.5 FONT, "Liberation Sans", sans-serif; color: #1b2230; }
  h1 { font-size: 20pt; margin: 0; }
  h2 { font-size: 13pt; margin: 14pt 0 4pt; break-after: avoid; }
  p { margin: 0 0 5pt; }
  ul { margin: 0 0 5pt; padding-inline-start: 14pt; }
  li { margin-bottom: 3pt; }
  .mark { border: 1pt solid #8a5a00; background: #fdf3dc; padding: 8pt; margin: 10pt 0; font-weight: bold; }`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const blockHtml = (block: NoticeBlock): string =>
  typeof block === 'string'
    ? `<p>${escaped(block)}</p>`
    : `<ul>${block.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

function html(notice: Notice, locale: string): string {
  const font = FONTS[locale] ?? FONTS[locale.slice(0, 2)];
  const style = STYLE.replace('FONT, ', font ? `"${font}", ` : '');
  const sections = notice.sections.map(
    ({ heading, blocks }) => `<section><h2>${escaped(heading)}</h2>${blocks.map(blockHtml).join('')}</section>`,
  );
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta charset="utf-8"><title>${escaped(notice.title)}</title><style>${directionOf(locale) === 'rtl' ? OWN_FONTS.join('') : ''}${style}</style>
<h1>${escaped(notice.title)}</h1><p>${escaped(notice.version)}</p><p class="mark">${escaped(notice.mark)}</p>${sections.join('')}</html>`;
}

const executablePath = installedChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const asked = process.argv.slice(2);
const printed: Record<string, string> = JSON.parse(await readFile(join(folder, 'printed.json'), 'utf8'));
for (const locale of PRIVACY_NOTICE_LOCALES.filter((one) => asked.length === 0 || asked.includes(one))) {
  const notice = readNotice(await readFile(NOTICE_TEXTS[locale], 'utf8'), NOTICE_FIGURES);
  const page = await browser.newPage();
  await page.setContent(html(notice, locale));
  await page.evaluate(() => document.fonts.ready);
  const margin = { top: '20mm', bottom: '20mm', left: '20mm', right: '20mm' };
  await page.pdf({ path: NOTICE_PDFS[locale].pathname, format: 'A4', tagged: true, outline: true, margin });
  await page.close();
  printed[locale] = createHash('sha256').update(JSON.stringify(notice)).digest('hex');
}
await browser.close();
await writeFile(join(folder, 'printed.json'), `${JSON.stringify(printed, undefined, 2)}\n`);
