import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installedChromium } from 'scripts/test-run/installed-chromium';
import { PRIVACY_NOTICE_LOCALES } from '../../mfe-shell/src/domain/privacy-notice.ts';
import { type Notice, type NoticeBlock, readNotice } from '../../mfe-shell/src/domain/read-notice.ts';
import { NOTICE_FIGURES } from '../../mfe-shell/src/privacy-notices/figures.ts';
import { NOTICE_PDFS, NOTICE_TEXTS } from '../../mfe-shell/src/privacy-notices/privacy-notices.ts';

/**
 * Prints the privacy notices as PDF from their texts: `npx node e2e/pictures/print-notices.ts`. It needs fonts for Chinese, Japanese,
 * Korean and Thai (Debian: fonts-noto-cjk, fonts-thai-tlwg, fonts-liberation). `printed.json` keeps what each was printed from; a unit
 * test compares it.
 */
const folder = join(import.meta.dirname, '..', '..', 'mfe-shell', 'src', 'privacy-notices');

const FONTS: Readonly<Record<string, string>> = {
  ja: 'Noto Sans CJK JP',
  ko: 'Noto Sans CJK KR',
  'zh-CN': 'Noto Sans CJK SC',
  'zh-HK': 'Noto Sans CJK HK',
  th: 'Loma',
};

const STYLE = `
  body { font: 10.5pt/1.5 FONT, "Liberation Sans", sans-serif; color: #1b2230; }
  h1 { font-size: 20pt; margin: 0; }
  h2 { font-size: 13pt; margin: 14pt 0 4pt; break-after: avoid; }
  p { margin: 0 0 5pt; }
  ul { margin: 0 0 5pt; padding-left: 14pt; }
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
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${escaped(notice.title)}</title><style>${style}</style>
<h1>${escaped(notice.title)}</h1><p>${escaped(notice.version)}</p><p class="mark">${escaped(notice.mark)}</p>${sections.join('')}</html>`;
}

const executablePath = installedChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const printed: Record<string, string> = {};
for (const locale of PRIVACY_NOTICE_LOCALES) {
  const notice = readNotice(await readFile(NOTICE_TEXTS[locale], 'utf8'), NOTICE_FIGURES);
  const page = await browser.newPage();
  await page.setContent(html(notice, locale));
  const margin = { top: '20mm', bottom: '20mm', left: '20mm', right: '20mm' };
  await page.pdf({ path: NOTICE_PDFS[locale].pathname, format: 'A4', tagged: true, outline: true, margin });
  await page.close();
  printed[locale] = createHash('sha256').update(JSON.stringify(notice)).digest('hex');
}
await browser.close();
await writeFile(join(folder, 'printed.json'), `${JSON.stringify(printed, undefined, 2)}\n`);
