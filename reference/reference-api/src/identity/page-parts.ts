import { isRightToLeft, type LocaleName } from '../translations/locales.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** `pt_BR` as a language tag in HTML. */
export const tagOf = (locale: LocaleName): string => locale.replace('_', '-');

/** The attributes of a page in a locale. */
export const languageOf = (locale: LocaleName): string =>
  `lang="${tagOf(locale)}"${isRightToLeft(locale) ? ' dir="rtl"' : ''}`;

/** The product's logo, as in the portal's header. */
export const MARK = `<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><rect width="28" height="28" rx="8"/><path d="M9 20.5v-6.75a5 5 0 0 1 10 0v6.75M6.75 20.5h14.5"/></svg>`;
