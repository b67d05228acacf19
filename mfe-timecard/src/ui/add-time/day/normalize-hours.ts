import { normalizeDecimal, normalizeHours as normalized } from 'shared-validators/amounts';

type Normalize = (text: string) => string | undefined;

const hours = new Map<number, Normalize>();

/**
 * Formats hours when their field is left, at the precision of the item: `8:30` is `8.50`, an emptied field is 0 (docs:
 * time-entry#negative-hours). Undefined for text that is not a number. One function per precision, so that fields do not render again.
 */
export function normalizeHours(precision: number): Normalize {
  const known = hours.get(precision);
  if (known) return known;
  const normalize: Normalize = (text) => normalized(text, precision);
  hours.set(precision, normalize);
  return normalize;
}

/** Formats a percentage when its field is left. It is a decimal, not a time, as in the grid: `30m` is not a percentage. */
export const normalizePercent: Normalize = (text) => normalizeDecimal(text, 2);
