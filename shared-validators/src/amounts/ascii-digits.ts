/** Marks that only say in which direction a text is written; a copied number may have some. */
const BIDI_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Arabic, Persian and Thai digits, which compatibility normalization leaves unchanged. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59]/g;

/** Their zeros. */
const ZEROS = [0x660, 0x6f0, 0xe50];

/** A typed or pasted text with plain digits: full-width, Arabic, Persian and Thai ones as ASCII, and without bidi marks. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(BIDI_MARKS, '').replace(DIGITS, asciiDigit);
}

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
}
