import { asciiDigits } from 'shared-validators/ascii-digits';

/** Hyphens and dashes in phone numbers, as on a country's web page or from a Japanese keyboard. */
const DASHES = /[\u2010-\u2015\u2212\u30fc]/g;

/**
 * Normalizes a number for the numbering plans: digits and signs of other scripts and typographic hyphens become plain ones. Everything else stays and is validated as typed.
 */
export function understoodNumber(typed: string): string {
  return asciiDigits(typed).replace(DASHES, '-');
}
