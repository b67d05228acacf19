import { escapeHtml } from '../identity/page-parts.ts';

const LETTERS = { ar: /\p{Script=Arabic}/gu, he: /\p{Script=Hebrew}/gu, latin: /\p{Script=Latin}/gu } as const;
const VALUES = /[\u2066\u2068][^\u2066-\u2069]*\u2069/g;
/** A link of 170 characters without a space would make the mail as wide on a phone, and all of its text small. */
const BROKEN = 'style="word-break:break-all"';
const LINK = /https?:\/\/[^\s<>"\u2066-\u2069]+(?<![.,;:!?)])/g;

/**
 * The HTML of a mail that is written from right to left, because mail programs show plain text from left to right. Values that the text isolates
 * are elements of their own, links are links.
 *
 * @returns undefined for a mail in another language, which is plain text alone
 */
export function rightToLeftHtml(text: string): string | undefined {
  const words = text.replace(LINK, '').replace(VALUES, '');
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0;
  const [arabic, hebrew] = [count(LETTERS.ar), count(LETTERS.he)];
  if (arabic + hebrew <= count(LETTERS.latin)) return undefined;
  const paragraphs = text.split(/\n{2,}/).map((one) => `<p>${one.split('\n').map(lineOf).join('<br>')}</p>`);
  return `<!doctype html><html lang="${hebrew > arabic ? 'he' : 'ar'}" dir="rtl"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body dir="rtl">${paragraphs.join('')}</body></html>`;
}

/** The isolating characters, and the elements that do the same in HTML; the one that closes them has an end of its own. */
const ISOLATES: Readonly<Record<string, readonly [open: string, close: string]>> = {
  '\u2066': ['<span dir="ltr">', '</span>'],
  '\u2067': ['<span dir="rtl">', '</span>'],
  '\u2068': ['<bdi>', '</bdi>'],
};

function lineOf(line: string): string {
  const open: string[] = [];
  const isolated = withLinks(line).replace(/[\u2066-\u2069]/g, (character) => {
    if (character === '\u2069') return open.pop() ?? '';
    const [start, end] = ISOLATES[character] ?? ['', ''];
    open.push(end);
    return start;
  });
  return isolated + open.reverse().join('');
}

function withLinks(line: string): string {
  let [html, at] = ['', 0];
  for (const { 0: url, index } of line.matchAll(LINK)) {
    html += `${escapeHtml(line.slice(at, index))}<a dir="ltr" ${BROKEN} href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
    at = index + url.length;
  }
  return html + escapeHtml(line.slice(at));
}
