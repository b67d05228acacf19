/**
 * The number of a form control, given as a finite number or as plain text: digits, a leading minus, decimals after a dot, at most 20 digits
 * on either side. NaN for anything else: exponents, hexadecimal, surrounding spaces, `.5`, `5.`, full-width digits.
 */
export function decimalOf(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : Number.NaN;
  return typeof value === 'string' && /^-?[0-9]{1,20}(?:\.[0-9]{1,20})?$/.test(value) ? Number(value) : Number.NaN;
}

/** Whether a numeric control is empty. */
/* @__NO_SIDE_EFFECTS__ */
export const isUnset = (value: unknown): boolean => value == null || value === '';
