/** Locales that have a privacy notice of their own (docs: shell#privacy-notice). */
export const PRIVACY_NOTICE_LOCALES = [
  'en-US',
  'en-GB',
  'zh-CN',
  'zh-HK',
  'nl-NL',
  'fr-CA',
  'fr-FR',
  'de-CH',
  'de-DE',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'pt-BR',
  'es-MX',
  'es-ES',
  'th-TH',
  'sv-SE',
  'ar-AE',
  'he-IL',
] as const;

export type PrivacyNoticeLocale = (typeof PRIVACY_NOTICE_LOCALES)[number];

/** "Privacy notice versions dated January 26, 2023" (docs: shell#privacy-notice-date). */
export const PRIVACY_NOTICE_DATE = '2023-01-26';

/** "pl-PL falls back to the US English one; default locale en-US". So does every other locale without a notice of its own. */
export function privacyNoticeLocale(tag: string): PrivacyNoticeLocale {
  return PRIVACY_NOTICE_LOCALES.find((locale) => locale.toLowerCase() === tag.toLowerCase()) ?? 'en-US';
}
