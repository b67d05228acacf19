import { locale } from 'shared-session';

const COMMAS: Readonly<Record<string, string>> = { ar: '، ', ja: '、', zh: '、' };

/**
 * Facts one after the other, with the comma of the user's language: `8.00 h, no lunch`, `8.00時間、休憩なし`. Empty ones are left out.
 * A list of the type `unit` in `Intl.ListFormat` is no such thing: it has no separator in Chinese, and ends with "und" in German.
 */
export const formatFacts = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join(COMMAS[locale.getState().tag.slice(0, 2)] ?? ', ');

/** Things that a sentence is about, as the user's language has them: `Mon, Tue, and Thu`. */
export const formatList = (things: readonly string[]): string =>
  new Intl.ListFormat(locale.getState().tag).format(things);
