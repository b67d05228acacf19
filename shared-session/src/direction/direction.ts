export type Direction = 'ltr' | 'rtl';

/** The direction in which a language is written: right to left for Arabic and Hebrew. @param tag a language tag, `ar-AE` */
export const directionOf = (tag: string): Direction => (/^(ar|he)\b/.test(tag) ? 'rtl' : 'ltr');

/** Whether an element is laid out from right to left: its ends, and what lies before or after something, are mirrored. */
export const isMirrored = (element: Element | null | undefined): boolean =>
  element != null && getComputedStyle(element).direction === 'rtl';

const MIRROR: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key (`ArrowLeft`) that means the same where it is written from left to right: `ArrowRight` always leads forward. */
export const logicalKey = (key: string, element: Element | null | undefined): string =>
  (isMirrored(element) ? MIRROR[key] : undefined) ?? key;

/**
 * A range, as a whole in the direction of its language (U+2067, U+2069): behind a Latin word the ends of `15–28 בנוב׳` would change places.
 *
 * @param tag the language's, `he-IL`
 */
export const inReadingOrder = (range: string, tag: string): string =>
  directionOf(tag) === 'rtl' ? `\u2067${range}\u2069` : range;

/** A text between characters that keep its direction from the text around it (U+2068, U+2069): a name, an address, an amount. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
