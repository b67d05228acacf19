import type { LocaleName } from './locales.ts';

const COMMAS: Readonly<Record<string, string>> = { ar: '، ', ja: '、', zh: '、' };

/** Facts one after the other, with the comma of the language (docs: formats#lists): `$8.50, €20.00`. Empty ones are left out. */
export const formatFacts = (locale: LocaleName, facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join(COMMAS[locale.slice(0, 2)] ?? ', ');

/** Things that a sentence is about, as the language has them: `one, another, and a third`. */
export const formatList = (locale: LocaleName, things: readonly string[]): string =>
  new Intl.ListFormat(locale.replace('_', '-')).format(things);
