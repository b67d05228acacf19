import type { PrivacyNoticeLocale } from '../domain/privacy-notice.ts';

/**
 * The notices, one PDF a locale, shipped with the shell so that they can be read without a session. Printed from `texts.json`
 * (title, version, paragraphs), which is their source.
 */
export const PRIVACY_NOTICES: Readonly<Record<PrivacyNoticeLocale, URL>> = {
  'en-US': new URL('./privacy-notice-en-US.pdf', import.meta.url),
  'en-GB': new URL('./privacy-notice-en-GB.pdf', import.meta.url),
  'zh-CN': new URL('./privacy-notice-zh-CN.pdf', import.meta.url),
  'zh-HK': new URL('./privacy-notice-zh-HK.pdf', import.meta.url),
  'nl-NL': new URL('./privacy-notice-nl-NL.pdf', import.meta.url),
  'fr-CA': new URL('./privacy-notice-fr-CA.pdf', import.meta.url),
  'fr-FR': new URL('./privacy-notice-fr-FR.pdf', import.meta.url),
  'de-CH': new URL('./privacy-notice-de-CH.pdf', import.meta.url),
  'de-DE': new URL('./privacy-notice-de-DE.pdf', import.meta.url),
  'it-IT': new URL('./privacy-notice-it-IT.pdf', import.meta.url),
  'ja-JP': new URL('./privacy-notice-ja-JP.pdf', import.meta.url),
  'ko-KR': new URL('./privacy-notice-ko-KR.pdf', import.meta.url),
  'pt-BR': new URL('./privacy-notice-pt-BR.pdf', import.meta.url),
  'es-MX': new URL('./privacy-notice-es-MX.pdf', import.meta.url),
  'es-ES': new URL('./privacy-notice-es-ES.pdf', import.meta.url),
  'th-TH': new URL('./privacy-notice-th-TH.pdf', import.meta.url),
  'sv-SE': new URL('./privacy-notice-sv-SE.pdf', import.meta.url),
};
