import { isRightToLeft, type LocaleName } from './locales.ts';

/** Characters that isolate. */
const ISOLATES = /[\u2066-\u2068]/;

/** A program that finds links or codes in a text would take the characters that isolate for a part of them. */
const LEFT_BARE = /^(?:https?:\/\/\S*|\d*)$/;

/**
 * A value in a text of a language: from right to left each line of a name, an address, a code or a reason keeps its own direction (U+2068,
 * U+2069), or its brackets and signs would be on its wrong side. Links and plain digits need none; what isolates parts of it is a text already.
 */
export const isolatedIn = (locale: LocaleName, value: string): string =>
  isRightToLeft(locale)
    ? value
        .split('\n')
        .map((line) => (LEFT_BARE.test(line) || ISOLATES.test(line) ? line : `\u2068${line}\u2069`))
        .join('\n')
    : value;

/** A range as a whole in the direction of its language (U+2067, U+2069): behind a Latin word the ends of `15–28 בנוב׳` would change places. */
export const inReadingOrder = (locale: LocaleName, range: string): string =>
  isRightToLeft(locale) ? `\u2067${range}\u2069` : range;

/** An amount from left to right (U+2066, U+2069), without the marks of its format: its currency would be before its letters. */
export const amountInOrder = (locale: LocaleName, amount: string): string =>
  isRightToLeft(locale) ? `\u2066${amount.replace(/[\u200e\u200f]/g, '')}\u2069` : amount;
