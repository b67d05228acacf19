import { localeNames } from '../../translations/locales.ts';
import { decimalMarkOf, SEPARATORS, separatorOf } from './separator.ts';

test('cells are separated by a semicolon where the comma is the decimal mark (docs: exports#export-separator)', () => {
  expect(Object.fromEntries(localeNames.map((name) => [name, separatorOf(name)]))).toMatchObject({
    en_US: 'comma',
    en_GB: 'comma',
    de_DE: 'semicolon',
    de_CH: 'comma',
    fr_FR: 'semicolon',
    es_MX: 'comma',
    pt_BR: 'semicolon',
    ja_JP: 'comma',
    th_TH: 'comma',
  });
});

test.each(localeNames)('%s: no decimal mark is a separator of the same file', (locale) => {
  for (const separator of ['comma', 'semicolon', 'tab'] as const)
    expect(decimalMarkOf(locale, separator)).not.toBe(SEPARATORS[separator]);
});
