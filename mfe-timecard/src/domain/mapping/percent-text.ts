import { formatUnits, readDecimal } from 'shared-validators/amounts';

/** The fraction of a sick day: sent as a fraction, shown x100 as percent with 2 decimals (docs: days#sick-percent). */
export function fractionToPercent(fraction: number | null | undefined): string {
  if (fraction === null || fraction === undefined) return '';
  return formatUnits(readDecimal(fraction.toFixed(9), 4) ?? 0, 2);
}

/** Converts typed percent to the fraction that is sent, in integer hundredths of a percent; null for empty text. */
export function percentToFraction(percent: string): number | null {
  const hundredths = percent.trim() === '' ? null : readDecimal(percent, 2);
  return hundredths === null ? null : Math.min(hundredths, 10_000) / 10_000;
}
