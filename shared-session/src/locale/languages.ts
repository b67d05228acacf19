/** "Supported languages" (docs: session#languages), in its order. */
export const LANGUAGES = [
  'en_US',
  'en_GB',
  'ja_JP',
  'de_DE',
  'fr_FR',
  'es_ES',
  'es_MX',
  'de_CH',
  'ko_KR',
  'fr_CA',
  'zh_HK',
  'zh_CN',
  'pt_BR',
  'nl_NL',
  'it_IT',
  'th_TH',
  'sv_SE',
  'ar_AE',
  'he_IL',
] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en_US';

/**
 * The supported language that a text means, in any spelling (`en_US`, `en-us`); `undefined` for any other. A bare
 * language (`de`) means its first supported country.
 */
export function supportedLanguage(text: string | undefined): Language | undefined {
  const wanted = text?.trim().replace('-', '_').toLowerCase();
  if (!wanted) return undefined;
  return (
    LANGUAGES.find((language) => language.toLowerCase() === wanted) ??
    LANGUAGES.find((language) => language.toLowerCase().startsWith(`${wanted}_`))
  );
}

/** `en_US` as a language tag: `en-US`. */
export function tagOf(language: Language): string {
  return language.replace('_', '-');
}

/** Written here, because the first `Intl.DisplayNames` of a process takes 15 ms of its processor, and the header shows a name at once. */
const DEFAULT_NAMES = { long: 'English (United States)', short: 'English (US)' };

/** A language's own name: `English (United States)`, in short `English (US)`, or without a country if it is one country's alone. */
export function nameOf(language: Language, style: 'long' | 'short' = 'long'): string {
  if (language === DEFAULT_LANGUAGE) return DEFAULT_NAMES[style];
  const [spoken = ''] = language.split('_');
  const isAlone = style === 'short' && LANGUAGES.filter((one) => one.startsWith(`${spoken}_`)).length === 1;
  const tag = isAlone ? spoken : tagOf(language);
  const names = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard', style });
  const name = names.of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
