import { reportFailure } from 'shared-client/report-failure';
import { directionOf, isolated } from '../direction/index.ts';
import { BUILT_IN_LANGUAGE } from './built-in-language.ts';
import { canBeFilledIn } from './placeholders.ts';
import { forgetTexts, keepTexts, storedTexts } from './stored-texts.ts';
import { cachedTexts, cacheTexts } from './text-cache.ts';
import { addTexts, addTranslator, createTexts, hasText, isSaid, say, textOf } from './texts.ts';
import { fetchTexts, textsOf } from './translation-backend.ts';
import { createTranslator, type I18next } from './translator.ts';

/** Values for the `{{placeholders}}` of a text; `count` chooses its plural. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The text of a label key in the user's language. */
export type Translate = (key: string, values?: TextValues) => string;

/** Registrations of the same moment are fetched together. */
const GATHER_MS = 10;

const texts = createTexts();
const registered = new Set<string>();
/** Labels whose English belongs to a build. */
const declared = new Set<string>();
/** Labels that were requested for a language, whether or not it has a text for them. They are not requested again. */
const requested = new Map<string, Set<string>>();
const listeners = new Set<() => void>();
const reported = new Set<string>();
/** A cache of finished texts: a page uses the same few hundred again and again, a row at every keystroke. */
const said = new Map<string, string>();
/** Labels that were asked for and had no text. */
const unsaid = new Set<string>();
/** The cache is limited, because typed text may be among the values. */
const KEPT_TEXTS = 2_000;
let version = 0;
let wanted = BUILT_IN_LANGUAGE;
let clientId: string | undefined;
let numberTag = BUILT_IN_LANGUAGE;
let gathering: ReturnType<typeof setTimeout> | undefined;
let loadI18next: (() => Promise<I18next>) | undefined;

/** Translations: English in the bundles, other languages on top by the translation call. One for the page. */
export const i18n = {
  /** The present language, as a tag: `en-GB`. */
  get language(): string {
    return texts.language;
  },

  t: ((key, values) => {
    if (process.env.NODE_ENV !== 'production') reportMissing(key);
    const asked = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const known = said.get(asked);
    if (known !== undefined) return known;
    const text = say(texts, key, written(values), values?.count);
    if (text === key) unsaid.add(key);
    if (said.size >= KEPT_TEXTS) said.clear();
    said.set(asked, text);
    return text;
  }) as Translate,

  /**
   * Changes the language without a reload. Resolves once its texts are there; where they cannot be fetched the language still changes
   * (formats follow) and texts stay English.
   *
   * @param apply changes everything else that depends on the language; called before listeners are notified, so that one rendering shows
   * everything
   * @param numbers the tag that numbers in texts are written with; the language's unless another is given
   * @returns whether its texts are there
   */
  async setLanguage(tag: string, apply?: () => void, numbers: string = tag): Promise<boolean> {
    wanted = tag;
    const areThere = await load(tag);
    if (wanted !== tag) return areThere; // Another language was chosen in the meantime; a late response must not undo that.
    if (tag === BUILT_IN_LANGUAGE) forgetTexts();
    else if (areThere) keepTexts(tag, false);
    texts.language = tag;
    numberTag = numbers;
    apply?.();
    changed();
    return areThere;
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
 * language the new labels are fetched at once, together with those of the same moment. A key belongs to the code that registers it first:
 * another text for it is ignored and reported.
 */
export function registerTexts(map: Readonly<Record<string, string>>): void {
  const foreign = Object.keys(map).filter(
    (key) => declared.has(key) && textOf(texts, BUILT_IN_LANGUAGE, key) !== map[key],
  );
  for (const key of Object.keys(map)) declared.add(key);
  addEnglish(map, foreign);
  if (foreign.length > 0)
    reportError(new Error(`Somebody else has registered ${foreign.join(', ')} with another text, which stays.`));
}

/** Registers English texts that the server has sent, again when they have changed. They never replace a text of {@link registerTexts}. */
export function registerServerTexts(map: Readonly<Record<string, string>>): void {
  addEnglish(map, [...declared]);
}

function addEnglish(map: Readonly<Record<string, string>>, without: readonly string[]): void {
  const added = Object.entries(map).filter(([key]) => !without.includes(key));
  const isShown = added.some(([key, text]) => isAskedFor(key) && textOf(texts, BUILT_IN_LANGUAGE, key) !== text);
  addTexts(texts, BUILT_IN_LANGUAGE, Object.fromEntries(added));
  for (const [key] of added) registered.add(key);
  // Telling renders every part of the page that shows a text, for a script that brings texts of its own.
  if (isShown) changed();
  if (wanted === BUILT_IN_LANGUAGE || gathering !== undefined) return;
  gathering = setTimeout(() => {
    gathering = undefined;
    void load(wanted).then(changed);
  }, GATHER_MS);
}

/** Whether what is shown may depend on a text: the label had another one, or none when it was asked for, by itself or by a number of it. */
const isAskedFor = (key: string): boolean =>
  hasText(texts, BUILT_IN_LANGUAGE, key) || unsaid.has(key) || unsaid.has(key.replace(/_[a-z]+$/, ''));

/** The page says how i18next is loaded, which says the texts of every language but English. Until it is there, texts are English. */
export function provideI18next(load: () => Promise<I18next>): void {
  loadI18next = load;
}

/** Loads i18next and the texts of a language. @returns whether both are there */
async function load(tag: string): Promise<boolean> {
  if (tag === BUILT_IN_LANGUAGE) return true;
  const [canSay, areThere] = await Promise.all([loadTranslator(), loadTexts(tag)]);
  return canSay && areThere;
}

async function loadTranslator(): Promise<boolean> {
  if (texts.translator || !loadI18next) return texts.translator !== undefined;
  try {
    const library = await loadI18next();
    if (!texts.translator) addTranslator(texts, createTranslator(library));
    return true;
  } catch (error) {
    console.error('i18next could not be loaded; English is shown.', error);
    return false;
  }
}

/** @returns whether every registered label was requested */
async function loadTexts(tag: string): Promise<boolean> {
  const done = requested.get(tag) ?? new Set<string>();
  requested.set(tag, done);
  const cached = cachedTexts(tag);
  addFitting(tag, textsOf(registered, cached));
  const missing = [...registered].filter((key) => !done.has(key) && !hasText(texts, tag, key));
  if (missing.length === 0) return true;
  for (const key of missing) done.add(key);
  try {
    const fetched = await fetchTexts(missing, tag, clientId);
    addFitting(tag, fetched);
    cacheTexts(tag, fetched);
    if (wanted === tag) keepTexts(tag, true);
    return true;
  } catch (error) {
    for (const key of missing) done.delete(key);
    // The texts of last time, for a browser that starts without a connection.
    const kept = storedTexts(tag);
    addFitting(tag, textsOf(new Set(missing), kept));
    if (missing.every((key) => hasText(texts, tag, key))) return true;
    reportFailure(`The texts of ${tag} could not be fetched; English is shown.`, error);
    return false;
  }
}

/** Adds texts of a language. One that cannot be filled in stays English, and is asked for again by the next page. */
function addFitting(tag: string, map: Readonly<Record<string, string>>): void {
  const english = (key: string) => textOf(texts, BUILT_IN_LANGUAGE, key);
  addTexts(
    texts,
    tag,
    Object.fromEntries(Object.entries(map).filter(([key, text]) => canBeFilledIn(key, text, english))),
  );
}

/**
 * The values for the placeholders: `count` and numbers with decimals in the reader's format; ids as they are. In a text from right to left,
 * each other value keeps its own direction, or the brackets and dots of a name would be on its wrong side.
 */
function written(values: TextValues = {}): TextValues {
  const kept = directionOf(texts.language) === 'rtl' ? isolated : (value: string) => value;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? kept(value)
        : name === 'count' || !Number.isInteger(value)
          ? formatValue(value)
          : value,
    ]),
  );
}

/** A whole number below 1,000 has nothing to format, and needs no format, which takes long to make. */
const formatValue = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1_000
    ? String(value)
    : new Intl.NumberFormat(numberTag, { maximumFractionDigits: 9 }).format(value);

function changed(): void {
  said.clear();
  unsaid.clear();
  version += 1;
  for (const listener of [...listeners]) listener();
}

function reportMissing(key: string): void {
  if (reported.has(key) || isSaid(texts, key) || registered.has(`${key}_other`)) return;
  reported.add(key);
  console.warn(`No text is registered for the label "${key}".`);
}
