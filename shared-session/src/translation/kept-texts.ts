import { cachedTexts, textsAmong } from './text-cache.ts';

/**
 * The language that was in force last, with its texts, for a browser that starts without a connection. One language at a time; a
 * sign-out removes it. Where storage is blocked or full there is none, and English is shown.
 */
const LANGUAGE = 'portal.language';
const TEXTS = 'portal.language.texts';

/** This language is in force, and these of its texts have come: those of this session. `isNew`: some have come just now. */
export function keepTexts(tag: string, isNew: boolean): void {
  try {
    if (!isNew && localStorage.getItem(LANGUAGE) === tag) return;
    localStorage.setItem(TEXTS, JSON.stringify({ ...keptTexts(tag), ...cachedTexts(tag) }));
    localStorage.setItem(LANGUAGE, tag);
  } catch {
    forgetTexts();
  }
}

/** The language that was in force last; null for English, whose texts are always there. */
export function keptLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE);
  } catch {
    return null;
  }
}

/** The kept texts of a language; none of another than the last. */
export function keptTexts(tag: string): Record<string, string> {
  try {
    return keptLanguage() === tag ? textsAmong(JSON.parse(localStorage.getItem(TEXTS) ?? '{}')) : {};
  } catch {
    return {};
  }
}

/** Removes what is kept: English is in force, or the person signs out. */
export function forgetTexts(): void {
  try {
    localStorage.removeItem(LANGUAGE);
    localStorage.removeItem(TEXTS);
  } catch {
    // Blocked storage holds none.
  }
}
