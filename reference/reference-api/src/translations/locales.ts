/** The 19 supported locales (docs: session#languages), each with its name in its own language. */
export const locales = {
  en_US: 'English (United States)',
  en_GB: 'English (United Kingdom)',
  ja_JP: '日本語（日本）',
  de_DE: 'Deutsch (Deutschland)',
  fr_FR: 'Français (France)',
  es_ES: 'Español (España)',
  es_MX: 'Español (México)',
  de_CH: 'Deutsch (Schweiz)',
  ko_KR: '한국어(대한민국)',
  fr_CA: 'Français (Canada)',
  zh_HK: '繁體中文（香港）',
  zh_CN: '简体中文（中国）',
  pt_BR: 'Português (Brasil)',
  nl_NL: 'Nederlands (Nederland)',
  it_IT: 'Italiano (Italia)',
  th_TH: 'ไทย (ไทย)',
  sv_SE: 'Svenska (Sverige)',
  ar_AE: 'العربية (الإمارات العربية المتحدة)',
  he_IL: 'עברית (ישראל)',
} as const;

export type LocaleName = keyof typeof locales;

/** The locales that are written from right to left. */
const RIGHT_TO_LEFT: readonly LocaleName[] = ['ar_AE', 'he_IL'];

/** Whether a locale is written from right to left. */
export const isRightToLeft = (locale: LocaleName): boolean => RIGHT_TO_LEFT.includes(locale);

export const localeNames = Object.keys(locales) as LocaleName[];

/**
 * The supported locale for a language and a country: the exact one, else the first of the language, else en_US. For Chinese countries
 * without a locale it is zh_CN, with simplified characters.
 */
export function localeFor(language: string, country: string): LocaleName {
  const exact = `${language.toLowerCase()}_${country.toUpperCase()}`;
  if (Object.hasOwn(locales, exact)) return exact as LocaleName;
  if (language.toLowerCase() === 'zh') return ['TW', 'MO'].includes(country.toUpperCase()) ? 'zh_HK' : 'zh_CN';
  return localeNames.find((name) => name.startsWith(`${language.toLowerCase()}_`)) ?? 'en_US';
}
