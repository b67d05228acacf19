import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { RETENTION } from '../../../reference/reference-api/src/retention.ts';
import { PRIVACY_NOTICE_DATE, PRIVACY_NOTICE_LOCALES, type PrivacyNoticeLocale } from '../domain/privacy-notice.ts';
import { type Notice, readNotice } from '../domain/read-notice.ts';
import { NOTICE_FIGURES } from './figures.ts';
import { NOTICE_PDFS, NOTICE_TEXTS } from './privacy-notices.ts';

const textOf = (locale: PrivacyNoticeLocale): string => readFileSync(NOTICE_TEXTS[locale], 'utf8');
const noticeOf = (locale: PrivacyNoticeLocale): Notice => readNotice(textOf(locale), NOTICE_FIGURES);
/** Every text of a notice, in order. */
const wordsOf = ({ title, version, mark, sections }: Notice): string[] => [
  title,
  version,
  mark,
  ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flat()]),
];
const english = noticeOf('en-US');
const others = PRIVACY_NOTICE_LOCALES.filter((locale) => !locale.startsWith('en'));

test('the figures of the notices are those of the API (docs: shell#privacy-notice-content)', () => {
  expect(NOTICE_FIGURES).toEqual(RETENTION);
});

test('the notice has every section that a notice needs', () => {
  expect(english.sections.map(({ heading }) => heading)).toEqual([
    'Who is responsible',
    'What we collect',
    'Why we use it',
    'Who receives it',
    'Transfers to other countries',
    'How long we keep it',
    'Cookies and data on your device',
    'How we protect it',
    'Automated decisions',
    'Your rights',
    'How to complain',
    'Changes to this notice',
    'Contact',
  ]);
});

/** A paragraph is 1, a list the number of its items. */
const shapeOf = ({ sections }: Notice) =>
  sections.map(({ blocks }) => blocks.map((block) => (typeof block === 'string' ? 1 : block.length)));

test.each(PRIVACY_NOTICE_LOCALES)(
  '%s has the same sections, paragraphs and lists, none of them blank (docs: shell#privacy-notice-content)',
  (locale) => {
    expect(shapeOf(noticeOf(locale))).toEqual(shapeOf(english));
    for (const words of wordsOf(noticeOf(locale))) expect(words.length).toBeGreaterThan(1);
  },
);

/** The names in braces of each line that has any. */
const figuresOf = (text: string) =>
  text.split('\n').map((line) => Array.from(line.matchAll(/\{(\w+)\}/g), ([, name]) => name).sort());

test.each(PRIVACY_NOTICE_LOCALES)('%s states the same figures in the same places, and none by hand', (locale) => {
  expect(figuresOf(textOf(locale))).toEqual(figuresOf(textOf('en-US')));
  expect(wordsOf(noticeOf(locale)).join('\n')).not.toMatch(/[{}]/);
});

test('every figure is stated', () => {
  expect(new Set(figuresOf(textOf('en-US')).flat())).toEqual(new Set(Object.keys(NOTICE_FIGURES)));
});

/** Gaps that have to be filled in, and reviewed by a lawyer. */
test.each(PRIVACY_NOTICE_LOCALES)(
  '%s is marked as a template, and its gaps are the same (docs: shell#privacy-notice-content)',
  (locale) => {
    const gaps = (notice: Notice) =>
      notice.sections.map(({ blocks }) => blocks.flat().filter((text) => /\[[^\]]{2,}\]/.test(text)).length > 0);
    // Authorities, and periods that the law of a country sets, may be named already.
    const [RIGHTS, COMPLAINT] = [9, 10];
    const comparable = (notice: Notice) => gaps(notice).filter((_, at) => at !== RIGHTS && at !== COMPLAINT);
    expect(comparable(noticeOf(locale))).toEqual(comparable(english));
    expect(noticeOf(locale).mark.length).toBeGreaterThan(30);
  },
);

test.each(others)('%s has no English left over (docs: shell#privacy-notice-content)', (locale) => {
  // One word may be the same in two languages.
  const left = new Set(wordsOf(english).filter((words) => words.includes(' ')));
  for (const words of wordsOf(noticeOf(locale))) {
    expect(left).not.toContain(words);
    expect(words).not.toMatch(/\b(the|and|your|you|with|which|until|after|kept)\b/i);
  }
});

test('every notice is the version of January 26, 2023 (docs: shell#privacy-notice-date)', () => {
  const version = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(PRIVACY_NOTICE_DATE));
  for (const locale of PRIVACY_NOTICE_LOCALES) expect(noticeOf(locale).version).toContain(version(locale));
});

const printed: Record<string, string> = JSON.parse(readFileSync(new URL('./printed.json', import.meta.url), 'utf8'));

test.each(PRIVACY_NOTICE_LOCALES)(
  '%s has a PDF that names its language, is tagged, and was printed from its text (docs: shell#privacy-notice)',
  (locale) => {
    const file = readFileSync(NOTICE_PDFS[locale]).toString('latin1');
    expect(file.startsWith('%PDF-')).toBe(true);
    expect(file).toContain(`/Lang (${locale})`);
    expect(file).toContain('/StructTreeRoot');
    const source = JSON.stringify(noticeOf(locale));
    expect(printed[locale]).toBe(createHash('sha256').update(source).digest('hex'));
  },
);

/** The parts of the text of a PDF, in reading order, with where they end in points from the left. */
async function partsOf(locale: PrivacyNoticeLocale): Promise<{ readonly text: string; readonly end: number }[]> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(NOTICE_PDFS[locale])), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  await pdf.loadingTask.destroy();
  return contents.flatMap(({ items }) =>
    items.flatMap((item) => ('str' in item ? [{ text: item.str, end: item.transform[4] + item.width }] : [])),
  );
}

/** How often a text has each letter and digit: an Arabic letter has another form in each place of a word, its marks are left out. */
function lettersOf(text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const letter of text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, ''))
    counts[letter] = (counts[letter] ?? 0) + 1;
  return counts;
}

/** A font without the letters of a language shows empty boxes, which have no text. A few letters are read as their variants. */
test.each(['ja-JP', 'th-TH'] as const)('the PDF of %s was printed with fonts that have its letters', async (locale) => {
  const shown = lettersOf((await partsOf(locale)).map(({ text }) => text).join(''));
  const written = Object.entries(lettersOf(wordsOf(noticeOf(locale)).join('')));
  const missing = written.filter(([letter, count]) => shown[letter] !== count);
  expect(missing.length).toBeLessThan(written.length / 50);
});

test.each(['ar-AE', 'he-IL'] as const)(
  'the PDF of %s has every letter of its text, and its lines begin on the right',
  async (locale) => {
    const parts = await partsOf(locale);
    const notice = noticeOf(locale);
    expect(lettersOf(parts.map(({ text }) => text).join(''))).toEqual(lettersOf(wordsOf(notice).join('')));
    // A4 is 595 points wide, less the margin.
    expect(Math.max(...parts.map(({ end }) => end))).toBeGreaterThan(530);
    const ofTitle = parts.slice(
      0,
      parts.findIndex(({ text }) => /\d/.test(text)),
    );
    expect(Math.min(...ofTitle.map(({ end }) => end))).toBeGreaterThan(400);
  },
);
