import { BUILT_IN_LANGUAGE } from './built-in-language.ts';
import { fillIn } from './fill-in.ts';
import type { Translator } from './translator.ts';

/** Texts of labels by language, and the language in which they are said. */
export interface Texts {
  /** As a tag: `en-GB`. */
  language: string;
  /** Language → label key → text with `{{placeholders}}`. */
  readonly byLanguage: Map<string, Map<string, string>>;
  /** Says them in every language but the bundles' own. */
  translator?: Translator;
}

/** No texts yet, in the language of the bundles. */
export const createTexts = (): Texts => ({ language: BUILT_IN_LANGUAGE, byLanguage: new Map() });

/** Adds texts of a language; a later one for the same key wins. */
export function addTexts(
  { byLanguage, translator }: Texts,
  language: string,
  map: Readonly<Record<string, string>>,
): void {
  const known = byLanguage.get(language) ?? new Map<string, string>();
  byLanguage.set(language, known);
  for (const [key, text] of Object.entries(map)) known.set(key, text);
  translator?.add(language, map);
}

/** Hands all texts to the translator, and those that are added later. */
export function addTranslator(texts: Texts, translator: Translator): void {
  texts.translator = translator;
  for (const [language, known] of texts.byLanguage) translator.add(language, Object.fromEntries(known));
}

/** The text that a language has of its own for a key. */
export const textOf = ({ byLanguage }: Texts, language: string, key: string): string | undefined =>
  byLanguage.get(language)?.get(key);

/** Whether a language has a text of its own for a key. */
export const hasText = (texts: Texts, language: string, key: string): boolean =>
  textOf(texts, language, key) !== undefined;

/** Whether a key has a text, in the present language or in that of the bundles. */
export const isSaid = (texts: Texts, key: string): boolean =>
  hasText(texts, texts.language, key) || hasText(texts, BUILT_IN_LANGUAGE, key);

/**
 * The text of a key in the present language, or in that of the bundles; the key itself, if neither has one. An empty text is none.
 * Without a translator it is that of the bundles.
 *
 * @param values placeholder → text
 * @param count chooses the plural form: `KEY_one`, `KEY_other`; `KEY_zero` says none in every language
 */
export function say(texts: Texts, key: string, values: Readonly<Record<string, unknown>>, count?: unknown): string {
  const { language, translator } = texts;
  if (translator && language !== BUILT_IN_LANGUAGE) return translator.say(language, key, values, count);
  const form = formsOf(key, count).find((one) => textOf(texts, BUILT_IN_LANGUAGE, one));
  return fillIn((form && textOf(texts, BUILT_IN_LANGUAGE, form)) || key, values);
}

/** The keys under which an English text may stand, the most specific first. */
function formsOf(key: string, count: unknown): string[] {
  if (typeof count !== 'number') return [key];
  const form = Math.abs(count) === 1 ? 'one' : 'other';
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${form}`, key, `${key}_other`];
}
