import { addTexts, BUILT_IN_LANGUAGE, createTexts, hasText } from './texts.ts';
import { fetchTexts } from './translation-backend.ts';

/** Values for the `{{placeholders}}` of a text; `count` chooses its plural. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The text of a label key in the user's language. */
export type Translate = (key: string, values?: TextValues) => string;

/** Registrations of one turn of the event loop travel together. */
const GATHER_MS = 10;

const texts = createTexts();
const registered = new Set<string>();
const listeners = new Set<() => void>();
const reported = new Set<string>();
let version = 0;
let clientId: string | undefined;
let gathering: ReturnType<typeof setTimeout> | undefined;

/** Translations: English in the bundles, other languages on top by the translation call. One for the page. */
export const i18n = {
  /** The language in force, as a tag: `en-GB`. */
  get language(): string {
    return texts.language;
  },

  t: ((key, values) => {
    if (process.env.NODE_ENV !== 'production') reportMissing(key);
    return texts.t(key, { ...values, nest: false }) as string;
  }) as Translate,

  /**
   * Changes the language without a reload. Resolves once its texts are there; where they cannot be fetched the language
   * still changes (formats follow) and texts stay English.
   */
  async setLanguage(tag: string): Promise<void> {
    await load(tag, [...registered]);
    await texts.changeLanguage(tag);
    changed();
  },

  /** The client whose own labels are wanted; applies from the next fetch. */
  setClient(id: string | undefined): void {
    clientId = id;
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** Grows with every change of texts or language. */
  version: (): number => version,
};

/**
 * Registers English texts: `registerTexts({ LBL_HOME: 'Home' })`, at module level of a micro-frontend. In another
 * language the new labels are fetched at once, together with those of the same moment.
 */
export function registerTexts(map: Readonly<Record<string, string>>): void {
  addTexts(texts, BUILT_IN_LANGUAGE, map);
  for (const key of Object.keys(map)) registered.add(key);
  changed();
  if (texts.language === BUILT_IN_LANGUAGE) return;
  if (gathering !== undefined) return;
  gathering = setTimeout(() => {
    gathering = undefined;
    void load(texts.language, [...registered]).then(changed);
  }, GATHER_MS);
}

async function load(tag: string, keys: readonly string[]): Promise<void> {
  if (tag === BUILT_IN_LANGUAGE) return;
  const missing = keys.filter((key) => !hasText(texts, tag, key));
  if (missing.length === 0) return;
  try {
    addTexts(texts, tag, await fetchTexts(missing, tag, clientId));
  } catch (error) {
    console.error(`The texts of ${tag} could not be fetched; English is shown.`, error);
  }
}

function changed(): void {
  version += 1;
  for (const listener of [...listeners]) listener();
}

function reportMissing(key: string): void {
  if (reported.has(key) || texts.exists(key) || registered.has(`${key}_other`)) return;
  reported.add(key);
  console.warn(`No text is registered for the label "${key}".`);
}
