/** Hyphens and dashes in phone numbers, as on a country's web page or from a Japanese keyboard. */
const DASHES = /[\u2010-\u2015\u2212\u30fc]/g;

/** The zeros of digits that compatibility normalization leaves unchanged: Arabic, Persian, Thai. */
const ZEROS = [0x660, 0x6f0, 0xe50];

/**
 * Normalizes a number for the numbering plans: full-width digits and signs, other scripts' digits and typographic hyphens become plain
 * ones. Everything else stays and is validated as typed.
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
