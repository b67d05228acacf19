/** Arabic, Persian and Thai digits, which compatibility normalization leaves unchanged. Each zero is a multiple of 16. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59]/g;

/**
 * A typed or pasted text with plain digits: full-width, Arabic, Persian and Thai ones as ASCII. Marks that only say in which direction a
 * text is written, as a copied number may have, are left out.
 */
export const asciiDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) % 16));
