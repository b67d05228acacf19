import { readFileSync } from 'node:fs';
import { isolatedIn } from './bidi.ts';
import { type LocaleName, localeNames } from './locales.ts';

/** Texts by label. Without a prototype, so that a label such as `constructor` is unknown. */
type Texts = Readonly<Record<string, string>>;

function read(locale: LocaleName): Texts {
  const file = new URL(`./texts/${locale}.json`, import.meta.url);
  return Object.assign(Object.create(null), JSON.parse(readFileSync(file, 'utf8')));
}

/** All texts, read once. Texts that a locale shares with its parent (en_GB with en_US, de_CH with de_DE …) are not repeated. */
const texts: Readonly<Record<LocaleName, Texts>> = Object.fromEntries(
  localeNames.map((name) => [name, read(name)]),
) as Record<LocaleName, Texts>;

/** The locale that is used for missing texts, before English. */
const parents: Partial<Record<LocaleName, LocaleName>> = { de_CH: 'de_DE', fr_CA: 'fr_FR', es_MX: 'es_ES' };

/** The locales that inherit no texts. American and British English share most of theirs. */
export const completeLocales: readonly LocaleName[] = localeNames.filter((name) => name !== 'en_GB' && !parents[name]);

/** Spelling rules of a locale for its parent's texts. Different words are in the locale's file. */
const spellings: Partial<Record<LocaleName, (text: string) => string>> = {
  de_CH: (text) => text.replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»'),
  // No space before these, unlike in France.
  fr_CA: (text) => text.replace(/[\s\u00a0\u202f]([?!;])/g, '$1'),
};

/** The text of a label in the locale's own language, including its parent's. */
export function ownText(locale: LocaleName, label: string): string | undefined {
  const parent = parents[locale];
  const inherited = parent ? texts[parent][label] : undefined;
  return texts[locale][label] ?? (inherited === undefined ? undefined : (spellings[locale]?.(inherited) ?? inherited));
}

/** Plural forms that English does not have. A locale without its own text for one says that of `other`. */
const FURTHER_FORM = /_(zero|two|few|many)$/;

/**
 * The text of a label: the locale's, its parent's, or the English one; undefined for an unknown label. A further plural form has the text of
 * `other` where it has none of its own.
 */
export const textOf = (locale: LocaleName, label: string): string | undefined =>
  ownText(locale, label) ??
  (FURTHER_FORM.test(label) ? textOf(locale, label.replace(FURTHER_FORM, '_other')) : texts.en_US[label]);

/** The plural forms that a locale has and English does not, of a label that is one (`…_other`); none of another. */
export function furtherForms(locale: LocaleName, label: string): string[] {
  if (!label.endsWith('_other')) return [];
  const { pluralCategories } = new Intl.PluralRules(locale.replace('_', '-')).resolvedOptions();
  return pluralCategories.flatMap((form) =>
    form === 'one' || form === 'other' ? [] : [label.replace(/other$/, form)],
  );
}

/** All labels: those of the English texts. */
export const allLabels = (): string[] => Object.keys(texts.en_US);

/**
 * A text with its `{{placeholders}}` replaced, for messages of the server itself. For an unknown label it is the label. In a text from right to
 * left values keep their own direction.
 */
export function fillText(locale: LocaleName, label: string, values: Readonly<Record<string, string>> = {}): string {
  const text = textOf(locale, label) ?? label;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : isolatedIn(locale, value);
  });
}

/** A label with a count, in the plural form of its locale. */
export function fillCount(locale: LocaleName, label: string, count: number): string {
  const tag = locale.replace('_', '-');
  const form = `${label}_${new Intl.PluralRules(tag).select(count)}`;
  return fillText(locale, textOf(locale, form) ? form : `${label}_other`, { count: count.toLocaleString(tag) });
}
