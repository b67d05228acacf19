import { type LocaleName, localeNames } from './locales.ts';
import { packageTexts } from './package-texts.ts';
import { allLabels, ownText, textOf } from './texts.ts';

/** The placeholders of a text, sorted. */
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

/** Labels of the packages that are missing in the English texts, or have other placeholders there; one sentence each. */
export function missingTexts(): string[] {
  return packageTexts().flatMap(({ label, text, file }) => {
    const ours = textOf('en_US', label);
    if (ours === undefined) return [`${label} of ${file} is missing: ${JSON.stringify(text)}`];
    if (placeholders(ours).join() === placeholders(text).join()) return [];
    return [`${label} of ${file} has other placeholders: ${JSON.stringify(text)}, here ${JSON.stringify(ours)}`];
  });
}

/** Labels whose English text in a package differs from the one served here; one sentence each. */
export const otherThanHere = (): string[] =>
  packageTexts().flatMap(({ label, text, file }) => {
    const ours = textOf('en_US', label);
    return ours === undefined || ours === text
      ? []
      : [`${label} of ${file} says ${JSON.stringify(text)}, here ${JSON.stringify(ours)}`];
  });

/** Labels that a locale neither has nor inherits. */
const missingFrom = (locale: LocaleName): string[] =>
  locale.startsWith('en_') ? [] : allLabels().filter((label) => !ownText(locale, label)?.trim());

/** `node reference/reference-api/src/translations/missing.ts` lists what is missing, and exits with 1 if there is anything. */
if (import.meta.main) {
  const lines = [
    ...missingTexts(),
    ...otherThanHere(),
    ...localeNames.flatMap((locale) => missingFrom(locale).map((label) => `${label} is missing in ${locale}`)),
  ];
  console.log(lines.length > 0 ? lines.join('\n') : 'Nothing is missing.');
  process.exitCode = lines.length > 0 ? 1 : 0;
}
