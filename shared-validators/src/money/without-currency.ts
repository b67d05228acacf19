import { plainDigits } from '../amounts/read-decimal.ts';
import { exponentOf } from './exponent.ts';

/** Languages with signs of their own: `US$` (Arabic, Spanish), `JP¥` (Chinese), `$US` (French), `د.إ.` (Arabic). */
const WRITERS = ['en', 'ar-AE', 'es-ES', 'fr-FR', 'zh-CN', 'he-IL', 'ja-JP', 'th-TH'];

const names = new Map<string, readonly string[]>();

/** The notations of a currency next to an amount in any language: its code, and its sign. */
function namesOf(currency: string): readonly string[] {
  const known = names.get(currency);
  if (known) return known;
  // A quantity has no currency.
  if (!/^[A-Z]{3}$/.test(currency)) return [];
  const signs = WRITERS.flatMap((writer) =>
    (['narrowSymbol', 'symbol'] as const).map((currencyDisplay) =>
      signOf(new Intl.NumberFormat(writer, { style: 'currency', currency, currencyDisplay })),
    ),
  );
  // The longest first: `US$` before `$`. The dot at the end of an Arabic one is often left out.
  const all = [...new Set([currency, ...signs, ...signs.map((sign) => sign.replace(/\.$/, ''))])]
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length);
  names.set(currency, all);
  return all;
}

const signOf = (format: Intl.NumberFormat): string =>
  plainDigits(format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? '');

/** `1.234` is ambiguous: a thousand, or 1 with three decimals. */
const COULD_BE_TWO = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Removes the currency from a pasted amount: `1,234.56 €` of EUR is `1,234.56`. Other text is returned unchanged, also with another
 * currency; null if the amount is ambiguous.
 */
export function withoutCurrency(text: string, currency: string): string | null {
  const typed = plainDigits(text);
  const name = namesOf(currency).find((one) => typed.startsWith(one) || typed.endsWith(one));
  if (name === undefined) return text;
  const bare = (typed.startsWith(name) ? typed.slice(name.length) : typed.slice(0, -name.length)).trim();
  return exponentOf(currency) < 3 && COULD_BE_TWO.test(bare) ? null : bare;
}
