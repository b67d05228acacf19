/** Hyphens and dashes a number is written with, as its country's page or a Japanese keyboard has them. */
const DASHES = /[\u2010-\u2015\u2212\u30fc]/g;

/** The zeros of digits that compatibility forms leave as they are: Arabic, Persian, Thai. */
const ZEROS = [0x660, 0x6f0, 0xe50];

/**
 * A number as the numbering plans read it: full-width digits and signs, other scripts' digits and typographic hyphens become the
 * plain ones. Everything else stays and is judged as it was typed.
 */
export function understoodNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59]/g, plainDigit);
}

function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
}
