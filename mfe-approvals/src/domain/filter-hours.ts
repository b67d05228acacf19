import { readDecimal, typedAmount } from 'shared-validators/amounts';

const PRECISION = 2;

/** Reads the hours of a filter as a reader of a locale (`de-DE`) types them; null for an empty or invalid text. */
export function readFilterHours(typed: string, tag: string): number | null {
  const units = typed.trim().startsWith('-') ? null : readDecimal(typedAmount(typed, tag, PRECISION), PRECISION);
  return units === null ? null : units / 10 ** PRECISION;
}
