import { plainDigits } from '../amounts/read-decimal.ts';
import { exponentOf } from './exponent.ts';

const names = new Map<string, readonly string[]>();

/** The notations of a currency next to an amount in any language: its code, and its sign. */
function namesOf(currency: string): readonly string[] {
  const known = names.get(currency);
  if (known) return known;
  // A quantity has no currency.
  if (!/^[A-Z]{3}$/.test(currency)) return [];
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat('en', options).formatToParts(1);
  const sign = plainDigits(parts.find(({ type }) => type === 'currency')?.value ?? '');
  const both = [currency, ...(sign === '' ? [] : [sign])];
  names.set(currency, both);
  return both;
}

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
