import { readDecimal, typedAmount } from 'shared-validators/amounts';

const PRECISION = 2;

/** The hours that a list is narrowed by, as a reader of a locale (`de-DE`) types them; null for nothing, and for what is no number of hours. */
export function readFilterHours(typed: string, tag: string): number | null {
  const units = typed.trim().startsWith('-') ? null : readDecimal(typedAmount(typed, tag, PRECISION), PRECISION);
  return units === null ? null : units / 10 ** PRECISION;
}
