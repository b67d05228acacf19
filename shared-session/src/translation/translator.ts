import type { createInstance } from 'i18next';
import { BUILT_IN_LANGUAGE } from './built-in-language.ts';

/** Says texts in any language, by its plural rules. */
export interface Translator {
  /** Adds texts of a language; a later one for the same key wins. */
  add(language: string, map: Readonly<Record<string, string>>): void;
  /** The text of a key in a language, else in that of the bundles, else the key. `count` chooses the plural form. */
  say(language: string, key: string, values: Readonly<Record<string, unknown>>, count?: unknown): string;
}

/** What is used of i18next. */
export interface I18next {
  readonly createInstance: typeof createInstance;
}

const NAMESPACE = 'translation';

/** i18next, configured for plain labels as keys (no dots or colons) and for text, never markup. */
export function createTranslator(library: I18next): Translator {
  const texts = library.createInstance();
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
  return {
    add: (language, map) => {
      texts.addResourceBundle(language, NAMESPACE, { ...map }, false, true);
    },
    say: (language, key, values, count) =>
      texts.t(key, {
        lng: language,
        replace: values,
        nest: false,
        ...(typeof count === 'number' ? { count } : {}),
      }) as string,
  };
}
