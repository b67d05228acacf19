import { formatError } from './format-error.ts';
import { formatFacts, formatList } from './lists.ts';
import { localeNames } from './locales.ts';

test('facts have the comma of the language, things in a sentence its "and" (docs: formats#lists)', () => {
  const parts = ['Anna Lee', 'Ben Cho', 'PTO'];
  const told = Object.fromEntries(localeNames.map((locale) => [locale, formatFacts(locale, parts)]));
  expect(told).toMatchObject({
    en_US: 'Anna Lee, Ben Cho, PTO',
    de_DE: 'Anna Lee, Ben Cho, PTO',
    ja_JP: 'Anna Lee、Ben Cho、PTO',
    zh_HK: 'Anna Lee、Ben Cho、PTO',
    ar_AE: 'Anna Lee، Ben Cho، PTO',
  });
  expect(formatFacts('ja_JP', ['', 'PTO', null, undefined])).toBe('PTO');
  expect([formatList('de_DE', parts), formatList('ja_JP', parts)]).toEqual([
    'Anna Lee, Ben Cho und PTO',
    'Anna Lee、Ben Cho、PTO',
  ]);
});

test('so have the dates of an error', () => {
  const item = {
    errorToken: 'ERR_BILLING_EDIT_DATE_OUT_OF_PERIOD',
    errorText: '2026-11-16 is not a day of this timecard.',
    params: ['2026-11-16, 2026-11-17'],
  };
  expect(formatError(item, 'ja_JP').errorText).toMatch(/2026\/11\/16、2026\/11\/17/);
});
