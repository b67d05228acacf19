/** "Currency defaults to USD, with 0 decimals for JPY" (docs: formats#currency). */
export const decimalsOf = (currency: string | null): number => (currency === 'JPY' ? 0 : 2);

/** The largest amount of one line: sums of 200 of them stay exact. */
export const MAXIMUM_AMOUNT = 1e9;

/** An amount at the currency's decimals, half away from zero; 0.1 + 0.2 is 0.3. */
export function rounded(amount: number, decimals: number): number {
  const scale = 10 ** decimals;
  const units = Math.floor(Math.abs(amount) * scale + 0.5 + 1e-6);
  return units === 0 ? 0 : (Math.sign(amount) * units) / scale;
}

/** The sum of some amounts: added as whole units of the currency, so that nothing is lost on the way. */
export function sumOf(amounts: readonly number[], decimals: number): number {
  const scale = 10 ** decimals;
  return amounts.reduce((sum, amount) => sum + Math.round(rounded(amount, decimals) * scale), 0) / scale;
}

/** Whether an amount has no more decimals than the currency knows. */
export const fitsDecimals = (amount: number, decimals: number): boolean =>
  Math.abs(amount - rounded(amount, decimals)) < 1e-9;
