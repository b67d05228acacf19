import { formatUnits } from '../amounts/hour-units.ts';
import { plainDecimal, readDecimal } from '../amounts/read-decimal.ts';
import { exponentOf } from './exponent.ts';
import { divideRounded, scaledOf, tenTo } from './rational.ts';
import { withoutCurrency } from './without-currency.ts';

/** Money as an integer of the currency's smallest unit: 38.40 USD is 3840, 38 JPY is 38. */
export type MinorUnits = number;

/** The largest amount of one line. Sums of 200 such amounts are exact in every currency. */
export const MAXIMUM_AMOUNT = 1e9;

/** The minor units of an amount in a request or response, rounding half away from zero on its decimal digits. */
export function unitsOf(amount: number, currency: string | null): MinorUnits {
  const scaled = scaledOf(amount);
  return scaled ? divideRounded(scaled.digits * tenTo(exponentOf(currency)), tenTo(scaled.scale)) : 0;
}

/** The number in a request: 3840 minor units of USD are 38.4. */
export const amountOf = (units: MinorUnits, currency: string | null): number =>
  Number(formatUnits(units, exponentOf(currency)));

/** Whether an amount has no more decimals than its currency. */
export const isWhole = (amount: number, currency: string | null): boolean =>
  amountOf(unitsOf(amount, currency), currency) === amount;

/**
 * The minor units of an amount that a client sent; null if it has more decimals than its currency. An amount above the limit of a line
 * stays above it in minor units, however many digits it has.
 */
export function sentUnits(amount: number, currency: string | null): MinorUnits | null {
  if (Math.abs(amount) > MAXIMUM_AMOUNT) return Math.sign(amount) * Number.MAX_SAFE_INTEGER;
  return isWhole(amount, currency) ? unitsOf(amount, currency) : null;
}

/** Whether typed text is a number above the largest amount. */
export const isBeyondAmounts = (text: string): boolean => {
  const plain = plainDecimal(text);
  return /^\+?[1-9]\d{9,99}(?:\.\d{0,40})?$/.test(plain) && Number(plain) > MAXIMUM_AMOUNT;
};

/** The sum of amounts, added as minor units. */
export const sumOf = (amounts: readonly number[], currency: string | null): number =>
  amountOf(
    amounts.reduce((sum, amount) => sum + unitsOf(amount, currency), 0),
    currency,
  );

/** An amount without its currency sign or code; null if it is ambiguous. A quantity has no currency. */
const bareOf = (text: string, currency: string | null): string | null =>
  currency === null ? text : withoutCurrency(text, currency);

/** Whether typed text is a number with more decimals than its currency: 88.40 of JPY. */
export function isFinerThan(text: string, currency: string | null): boolean {
  const bare = bareOf(text, currency);
  if (!currency || bare === null || readDecimal(bare, 0, 10) === null) return false;
  const [, decimals = ''] = plainDecimal(bare).split('.');
  return /[1-9]/.test(decimals.slice(exponentOf(currency)));
}

/**
 * Typed text as minor units, with or without a currency sign or code; negative is 0. Null if it is not a number, exceeds the largest
 * amount, or has more decimals than its currency. A quantity has no currency and is rounded half up.
 */
export function readUnits(text: string, currency: string | null): MinorUnits | null {
  const bare = isFinerThan(text, currency) ? null : bareOf(text, currency);
  const units = bare === null ? null : readDecimal(bare, exponentOf(currency), 10);
  return units !== null && units > unitsOf(MAXIMUM_AMOUNT, currency) ? null : units;
}

/** Minor units in the format of an amount field: 3840 of USD are `38.40`. */
export const formatMinorUnits = (units: MinorUnits, currency: string | null): string =>
  formatUnits(units, exponentOf(currency));
