import { fillIn } from './fill-in.ts';

/** The language whose texts are in the bundles. */
export const BUILT_IN_LANGUAGE = 'en-US';

/** Texts of labels by language, and the language in which they are said. */
export interface Texts {
  /** As a tag: `en-GB`. */
  language: string;
  /** Language → label key → text with `{{placeholders}}`. */
  readonly byLanguage: Map<string, Map<string, string>>;
}

/** No texts yet, in the language of the bundles. */
export const createTexts = (): Texts => ({ language: BUILT_IN_LANGUAGE, byLanguage: new Map() });

/** Adds texts of a language; a later one for the same key wins. */
export function addTexts({ byLanguage }: Texts, language: string, map: Readonly<Record<string, string>>): void {
  const known = byLanguage.get(language) ?? new Map<string, string>();
  byLanguage.set(language, known);
  for (const [key, text] of Object.entries(map)) known.set(key, text);
}

/** The text that a language has of its own for a key. */
export const textOf = ({ byLanguage }: Texts, language: string, key: string): string | undefined =>
  byLanguage.get(language)?.get(key);

/** Whether a language has a text of its own for a key. */
export const hasText = (texts: Texts, language: string, key: string): boolean =>
  textOf(texts, language, key) !== undefined;

/** Whether a key has a text, in the present language or in that of the bundles. */
export const isSaid = (texts: Texts, key: string): boolean =>
  languagesOf(texts).some((language) => hasText(texts, language, key));

/**
 * The text of a key in the present language, or in that of the bundles; the key itself, if neither has one. An empty text is none.
 * @param values placeholder → text
 * @param count chooses the plural form by the rules of the language: `KEY_one`, `KEY_other`; `KEY_zero` says none in every language
 */
export function say(texts: Texts, key: string, values: Readonly<Record<string, unknown>>, count?: unknown): string {
  for (const language of languagesOf(texts)) {
    for (const form of formsOf(key, language, count)) {
      const text = textOf(texts, language, form);
      if (text) return fillIn(text, values);
    }
  }
  return fillIn(key, values);
}

const languagesOf = ({ language }: Texts): string[] => [...new Set([language, BUILT_IN_LANGUAGE])];

/** The keys under which a text may stand, the most specific first. */
function formsOf(key: string, language: string, count: unknown): string[] {
  if (typeof count !== 'number') return [key];
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${pluralOf(language, count)}`, key, `${key}_other`];
}

/** Rules take long to make. */
const rules = new Map<string, Intl.PluralRules>();

function pluralOf(language: string, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}
