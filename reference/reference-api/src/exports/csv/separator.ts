import type { LocaleName } from '../../translations/locales.ts';

/** The separators that a reader can choose. */
export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type Separator = keyof typeof SEPARATORS;

/** The decimal mark of a locale. */
const decimalMark = (locale: LocaleName): string =>
  new Intl.NumberFormat(locale.replace('_', '-')).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ??
  '.';

/** The separator that spreadsheets of a locale expect: a semicolon where the comma is the decimal mark (docs: exports#export-separator). */
export const separatorOf = (locale: LocaleName): Separator => (decimalMark(locale) === ',' ? 'semicolon' : 'comma');

/** The decimal mark in a file: the locale's, or a point where commas separate the cells. */
export const decimalMarkOf = (locale: LocaleName, separator: Separator): string =>
  separator === 'comma' ? '.' : decimalMark(locale);
