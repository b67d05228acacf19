import { normalizeDecimal, normalizeHours as normalized } from 'shared-validators/amounts';

type Normalize = (text: string) => string | undefined;

const hours = new Map<number, Normalize>();

/**
 * How hours are written when their field is left, at the precision of the item: `8:30` is `8.50`, an emptied field is 0 (docs:
 * time-entry#negative-hours). Undefined for what is no number. One function a precision, so that fields stay as they are.
 */
export function normalizeHours(precision: number): Normalize {
  const known = hours.get(precision);
  if (known) return known;
  const normalize: Normalize = (text) => normalized(text, precision);
  hours.set(precision, normalize);
  return normalize;
}

/** How a percentage is written when its field is left: a decimal and no time, as the grid reads it. `30m` is no percentage. */
export const normalizePercent: Normalize = (text) => normalizeDecimal(text, 2);
