import { UserError } from 'deployments';
import type { PackageText } from 'reference-api/translations/package-texts';

/** Text by label. */
export type Texts = Readonly<Record<string, string>>;

/** The texts to translate: label → locale → text. `en_US` is there to be read; an empty text is still to be written. */
export type Untranslated = Readonly<Record<string, Texts>>;

export interface TextFiles {
  /** Locale → its texts. */
  readonly locales: Readonly<Record<string, Texts>>;
  readonly untranslated: Untranslated;
}

/**
 * Copies the packages' English texts and the written translations to the locales. Afterwards `untranslated` has what is missing, and each
 * label whose English text has changed, with its present translations.
 * @param complete the locales that inherit no texts
 * @throws UserError for a translation that cannot be taken
 */
export function updatedTexts(
  packageTexts: readonly PackageText[],
  { locales, untranslated }: TextFiles,
  complete: readonly string[],
): TextFiles {
  checkEnglish(packageTexts);
  const updated: Record<string, Texts> = { ...locales };
  const take = (locale: string, label: string, text: string, order: readonly string[]) => {
    updated[locale] = withText(updated[locale] ?? {}, label, text, order);
  };

  const order = packageTexts.map(({ label }) => label);
  const changed = new Set<string>();
  for (const { label, text } of packageTexts) {
    const before = updated.en_US?.[label];
    if (before === text) continue;
    if (before !== undefined) changed.add(label);
    take('en_US', label, text, order);
  }

  const english = updated.en_US ?? {};
  const labels = Object.keys(english);
  for (const [label, texts] of Object.entries(untranslated)) {
    for (const [locale, text] of Object.entries(texts)) {
      if (locale === 'en_US' || text.trim() === '') continue;
      checkTranslation(label, english[label], locale, text, locales);
      // A text whose English has changed since it was listed is listed again.
      if (!changed.has(label)) take(locale, label, text, labels);
    }
  }

  const rest = labels.flatMap((label): [string, Texts][] => {
    const listed = untranslated[label] ?? {};
    const wanted = Object.keys(updated).filter((locale) => {
      if (locale === 'en_US') return false;
      const hasText = Object.hasOwn(updated[locale] ?? {}, label);
      return hasText ? changed.has(label) || listed[locale]?.trim() === '' : complete.includes(locale);
    });
    if (wanted.length === 0) return [];
    const texts = wanted.map((locale) => [locale, (changed.has(label) && updated[locale]?.[label]) || '']);
    return [[label, { en_US: english[label], ...Object.fromEntries(texts) }]];
  });
  return { locales: updated, untranslated: Object.fromEntries(rest) };
}

function checkEnglish(packageTexts: readonly PackageText[]): void {
  const seen = new Map<string, PackageText>();
  for (const one of packageTexts) {
    const other = seen.get(one.label);
    if (other && other.text !== one.text)
      throw new UserError(
        `${one.label} has one text in ${other.file} and another in ${one.file}. Make them equal, or rename one.`,
      );
    seen.set(one.label, one);
  }
}

function checkTranslation(
  label: string,
  english: string | undefined,
  locale: string,
  text: string,
  locales: TextFiles['locales'],
): void {
  if (english === undefined)
    throw new UserError(
      `No package has a text ${label}. Add its English text to a package first, or correct its name.`,
    );
  if (!Object.hasOwn(locales, locale))
    throw new UserError(`"${locale}" of ${label} is no locale. They are ${Object.keys(locales).join(', ')}.`);
  if (placeholders(text) !== placeholders(english))
    throw new UserError(
      `${label} has other placeholders in ${locale}: ${JSON.stringify(text)}. In English: ${JSON.stringify(english)}.`,
    );
}

const placeholders = (text: string): string => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort().join();

/** The texts with one set. A new label stands behind the nearest one before it in `order` that the texts have. */
function withText(texts: Texts, label: string, text: string, order: readonly string[]): Texts {
  if (Object.hasOwn(texts, label)) return { ...texts, [label]: text };
  const before = order.slice(0, order.indexOf(label)).findLast((one) => Object.hasOwn(texts, one));
  const entries = Object.entries(texts);
  const at = before === undefined ? entries.length : entries.findIndex(([one]) => one === before) + 1;
  return Object.fromEntries(entries.toSpliced(at, 0, [label, text]));
}
