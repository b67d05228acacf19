import { cachedTexts, textsAmong } from './text-cache.ts';

/**
 * The language used last, with its texts, for a browser that starts without a connection. One language at a time; a sign-out removes it.
 * Where storage is blocked or full there is none, and English is shown.
 */
const LANGUAGE = 'portal.language';
const TEXTS = 'portal.language.texts';

/** Stores the present language and the texts received in this session. `isNew`: some were received just now. */
export function keepTexts(tag: string, isNew: boolean): void {
  try {
    if (!isNew && localStorage.getItem(LANGUAGE) === tag) return;
    localStorage.setItem(TEXTS, JSON.stringify({ ...storedTexts(tag), ...cachedTexts(tag) }));
    localStorage.setItem(LANGUAGE, tag);
  } catch {
    forgetTexts();
  }
}

/** The language used last; null for English, whose texts are always there. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE);
  } catch {
    return null;
  }
}

/** The stored texts of a language, if it is the last one used. */
export function storedTexts(tag: string): Record<string, string> {
  try {
    return storedLanguage() === tag ? textsAmong(JSON.parse(localStorage.getItem(TEXTS) ?? '{}')) : {};
  } catch {
    return {};
  }
}

/** Removes the stored texts, when English is chosen or the person signs out. */
export function forgetTexts(): void {
  try {
    localStorage.removeItem(LANGUAGE);
    localStorage.removeItem(TEXTS);
  } catch {
    // Blocked storage holds none.
  }
}
