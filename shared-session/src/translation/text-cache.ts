/**
 * Texts of a language, kept for the browser session, so that the next page of a visit does not show English first. Where
 * storage is blocked or full there is no cache.
 */
const PREFIX = 'portal.texts.';

/** The kept texts of a language; anything but texts by label is dropped. */
export function cachedTexts(tag: string): Record<string, string> {
  try {
    return textsAmong(JSON.parse(sessionStorage.getItem(PREFIX + tag) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps texts beside those already kept. */
export function cacheTexts(tag: string, texts: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(PREFIX + tag, JSON.stringify({ ...cachedTexts(tag), ...texts }));
  } catch {
    // Blocked or full: the texts are fetched again next time.
  }
}

/** The texts by label among what was read; anything else is dropped. */
export function textsAmong(read: unknown): Record<string, string> {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
  return Object.fromEntries(Object.entries(read).filter(([label, text]) => isLabel(label) && typeof text === 'string'));
}

function isLabel(label: string): boolean {
  return label !== '__proto__';
}
