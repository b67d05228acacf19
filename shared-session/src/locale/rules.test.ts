import fc from 'fast-check';
import { datePatternOf, formatIsoDate, parseDate } from './date-pattern.ts';
import { formatCurrency, formatNumber } from './formats.ts';
import { LANGUAGES, nameOf, supportedLanguage, tagOf } from './languages.ts';

test('each language has a name of its own (docs: formats#date-format, formats#time-pattern, session#languages)', () => {
  expect(LANGUAGES.length).toBeGreaterThan(16);
  expect(new Set(LANGUAGES.map((language) => nameOf(language))).size).toBe(LANGUAGES.length);
  expect(nameOf('de_CH')).toBe('Deutsch (Schweiz)');
  expect(nameOf('en_US', 'short')).toBe('English (US)');
  expect([nameOf('pt_BR'), nameOf('pt_BR', 'short')]).toEqual(['Português (Brasil)', 'Português']);
  expect(new Set(LANGUAGES.map((language) => nameOf(language, 'short'))).size).toBe(LANGUAGES.length);
});

test('the name of the default language, which each page shows at once, needs no data of the browser', () => {
  const { DisplayNames } = Intl;
  Reflect.set(Intl, 'DisplayNames', undefined);
  try {
    expect([nameOf('en_US'), nameOf('en_US', 'short')]).toEqual(['English (United States)', 'English (US)']);
  } finally {
    Reflect.set(Intl, 'DisplayNames', DisplayNames);
  }
});

test.each([
  ['en_GB', 'en_GB'],
  ['en-gb', 'en_GB'],
  ['de', 'de_DE'],
  ['zh', 'zh_HK'],
  ['pl_PL', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('%s means %s', (text, language) => {
  expect(supportedLanguage(text)).toBe(language);
});

test.each([
  ['en-GB', '21/11/2026'],
  ['fr-FR', '21/11/2026'],
  ['es-ES', '21/11/2026'],
  ['es-MX', '21/11/2026'],
  ['de-DE', '21.11.2026'],
  ['pl-PL', '21.11.2026'],
  ['nl-NL', '21-11-2026'],
  ['sv-SE', '2026-11-21'],
  ['ja-JP', '2026/11/21'],
  ['en-US', '11/21/2026'],
  ['de-CH', '11/21/2026'],
  ['ko-KR', '11/21/2026'],
])('the date display pattern of %s gives %s (docs: formats#date-patterns)', (tag, shown) => {
  expect(formatIsoDate('2026-11-21', datePatternOf(tag))).toBe(shown);
});

test('what is shown as a date is read back as that date, in every language', () => {
  const day = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom(...LANGUAGES), (date, language) => {
      const iso = date.toISOString().slice(0, 10);
      const pattern = datePatternOf(tagOf(language));
      expect(parseDate(formatIsoDate(iso, pattern), pattern)).toBe(iso);
    }),
  );
});

test.each(['31/02/2026', '2026', 'tomorrow', '', '1/1/26', '13/13/2026'])('%s is no date', (text) => {
  expect(parseDate(text, 'dd/mm/yyyy')).toBeUndefined();
});

test('numbers default to 2 decimals; currency defaults to USD, with 0 decimals for JPY (docs: formats#numbers, formats#currency, formats#week-days, formats#durations)', () => {
  expect(formatNumber(1234.5, 'en-US')).toBe('1,234.50');
  expect(formatNumber(1234.5, 'de-DE', 1)).toBe('1.234,5');
  expect(formatCurrency(1234.5, 'en-US')).toBe('$1,234.50');
  expect(formatCurrency(1234.5, 'en-US', 'JPY')).toBe('¥1,235');
  expect(formatCurrency(1, 'en-US', 'not a currency')).toBe('1.00 not a currency');
});

test('an amount among words from right to left is a whole from left to right (docs: formats#currency)', () => {
  expect(formatCurrency(8.5, 'ar-AE', 'USD')).toBe('\u20668.50\u00a0US$\u2069');
  expect(formatCurrency(-8.5, 'he-IL', 'EUR', 'de-DE')).toMatch(/^\u2066-?.*8,50.*\u2069$/);
});
