import { createInstance, type i18n as I18next } from 'i18next';

/** The language whose texts are in the bundles. */
export const BUILT_IN_LANGUAGE = 'en-US';

const NAMESPACE = 'translation';

/** i18next, configured for plain labels as keys (no dots or colons) and for text, never markup. */
export function createTexts(): I18next {
  const texts = createInstance();
  texts.init({
    lng: BUILT_IN_LANGUAGE,
    fallbackLng: BUILT_IN_LANGUAGE,
    resources: {},
    initAsync: false,
    load: 'currentOnly',
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    keySeparator: false,
    nsSeparator: false,
    returnNull: false,
    // React escapes what it renders; escaping here as well would show entities to the reader.
    interpolation: { escapeValue: false },
  });
  return texts;
}

/** Adds texts of a language; a later one for the same key wins. */
export function addTexts(texts: I18next, language: string, map: Readonly<Record<string, string>>): void {
  texts.addResourceBundle(language, NAMESPACE, { ...map }, false, true);
}

/** The text that a language has of its own for a key. */
export function textOf(texts: I18next, language: string, key: string): string | undefined {
  return texts.getResource(language, NAMESPACE, key) as string | undefined;
}

/** Whether a language has a text of its own for a key. */
export const hasText = (texts: I18next, language: string, key: string): boolean =>
  textOf(texts, language, key) !== undefined;
