import { readFileSync } from 'node:fs';
import { PRIVACY_NOTICE_DATE, PRIVACY_NOTICE_LOCALES } from '../domain/privacy-notice.ts';
import { PRIVACY_NOTICES } from './privacy-notices.ts';

test.each(PRIVACY_NOTICE_LOCALES)('%s has a notice that is a PDF and names its language', (locale) => {
  const file = readFileSync(PRIVACY_NOTICES[locale]).toString('latin1');
  expect(file.startsWith('%PDF-')).toBe(true);
  expect(file).toContain(`/Lang (${locale})`);
});

const texts = JSON.parse(readFileSync(new URL('./texts.json', import.meta.url), 'utf8')) as Record<string, string[]>;

test('every notice has its text', () => {
  expect(Object.keys(texts).sort()).toEqual([...PRIVACY_NOTICE_LOCALES].sort());
  for (const paragraphs of Object.values(texts)) expect(paragraphs).toHaveLength(6);
});

test('every notice is the version of January 26, 2023', () => {
  const version = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(PRIVACY_NOTICE_DATE));
  for (const locale of PRIVACY_NOTICE_LOCALES) expect(texts[locale]?.[1]).toContain(version(locale));
});
