import type { PrivacyNoticeLocale } from '../domain/privacy-notice.ts';

type Files = Readonly<Record<PrivacyNoticeLocale, URL>>;

/**
 * The notices are files of the shell, so they can be read without a session. Each is fetched when it is first read. `domain/read-notice.ts`
 * defines the format of the texts; `e2e/pictures/print-notices.ts` prints the PDFs from them.
 */
export const NOTICE_TEXTS: Files = {
  'en-US': new URL('./texts/en-US.txt', import.meta.url),
  'en-GB': new URL('./texts/en-GB.txt', import.meta.url),
  'zh-CN': new URL('./texts/zh-CN.txt', import.meta.url),
  'zh-HK': new URL('./texts/zh-HK.txt', import.meta.url),
  'nl-NL': new URL('./texts/nl-NL.txt', import.meta.url),
  'fr-CA': new URL('./texts/fr-CA.txt', import.meta.url),
  'fr-FR': new URL('./texts/fr-FR.txt', import.meta.url),
  'de-CH': new URL('./texts/de-CH.txt', import.meta.url),
  'de-DE': new URL('./texts/de-DE.txt', import.meta.url),
  'it-IT': new URL('./texts/it-IT.txt', import.meta.url),
  'ja-JP': new URL('./texts/ja-JP.txt', import.meta.url),
  'ko-KR': new URL('./texts/ko-KR.txt', import.meta.url),
  'pt-BR': new URL('./texts/pt-BR.txt', import.meta.url),
  'es-MX': new URL('./texts/es-MX.txt', import.meta.url),
  'es-ES': new URL('./texts/es-ES.txt', import.meta.url),
  'th-TH': new URL('./texts/th-TH.txt', import.meta.url),
  'sv-SE': new URL('./texts/sv-SE.txt', import.meta.url),
  'ar-AE': new URL('./texts/ar-AE.txt', import.meta.url),
  'he-IL': new URL('./texts/he-IL.txt', import.meta.url),
};

/** See {@link NOTICE_TEXTS}. */
export const NOTICE_PDFS: Files = {
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
  'ar-AE': new URL('./privacy-notice-ar-AE.pdf', import.meta.url),
  'he-IL': new URL('./privacy-notice-he-IL.pdf', import.meta.url),
};
