import { directionOf } from '../direction/index.ts';
import { dateFormat } from './date-format.ts';

/** "Numbers default to 2 decimals; currency defaults to USD, with 0 decimals for JPY" (docs: formats#numbers, formats#currency). */
const DEFAULT_DECIMALS = 2;
const DEFAULT_CURRENCY = 'USD';

/** Cached, because making a formatter takes longer than formatting a hundred numbers. */
const numbers = new Map<string, Intl.NumberFormat>();

/** A number in the locale's way, with exactly `decimals` decimals. */
export function formatNumber(value: number, tag: string, decimals: number = DEFAULT_DECIMALS): string {
  const name = `${tag} ${decimals}`;
  const format =
    numbers.get(name) ??
    new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  numbers.set(name, format);
  return format.format(value);
}

/**
 * Formats an amount of money with the decimals of its currency, which stands where the language has it; `numberTag` writes the number.
 * An unknown currency code is written after the number.
 */
export function formatCurrency(
  value: number,
  tag: string,
  currency: string = DEFAULT_CURRENCY,
  numberTag: string = tag,
): string {
  try {
    const format = new Intl.NumberFormat(tag, { style: 'currency', currency });
    if (numberTag === tag) return inOrder(format.format(value), tag);
    const decimals = format.resolvedOptions().maximumFractionDigits;
    const number = formatNumber(Math.abs(value), numberTag, decimals);
    const isNumber = ({ type }: Intl.NumberFormatPart) => NUMBER_PARTS.has(type);
    const parts = format.formatToParts(value);
    const first = parts.findIndex(isNumber);
    return inOrder(parts.map((part, at) => (at === first ? number : isNumber(part) ? '' : part.value)).join(''), tag);
  } catch {
    return `${formatNumber(value, numberTag)} ${currency}`;
  }
}

/** `US$ 8.50` as a whole from left to right (U+2066, U+2069): among words from right to left its dollar would be before its letters. */
const inOrder = (amount: string, tag: string): string =>
  directionOf(tag) === 'rtl' ? `\u2066${amount.replace(/[\u200e\u200f]/g, '')}\u2069` : amount;

const NUMBER_PARTS = new Set(['integer', 'group', 'decimal', 'fraction']);

/** The wall-clock reading of an instant in a time zone: `{ date: '2026-11-21', minutes: 754 }`. */
export function wallClock(instant: Date, timeZone: string): { date: string; minutes: number } {
  const parts = dateFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
