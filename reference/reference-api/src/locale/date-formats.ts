import type { LocaleName } from '../translations/locales.ts';

/** Date patterns (docs: formats#date-patterns): "otherwise mm/dd/yyyy". */
const patterns: Partial<Record<LocaleName, string>> = {
  en_GB: 'dd/MM/yyyy',
  fr_FR: 'dd/MM/yyyy',
  es_ES: 'dd/MM/yyyy',
  es_MX: 'dd/MM/yyyy',
  ar_AE: 'dd/MM/yyyy',
  de_DE: 'dd.MM.yyyy',
  he_IL: 'dd.MM.yyyy',
  nl_NL: 'dd-MM-yyyy',
  sv_SE: 'yyyy-MM-dd',
  ja_JP: 'yyyy/MM/dd',
};

/** A locale's date pattern in two notations: Java's and luxon's, and moment's. */
export function dateFormats(locale: LocaleName): { dateFormat: string; momentDateFormat: string } {
  const dateFormat = patterns[locale] ?? 'MM/dd/yyyy';
  return { dateFormat, momentDateFormat: dateFormat.replace('dd', 'DD').replace('yyyy', 'YYYY') };
}
