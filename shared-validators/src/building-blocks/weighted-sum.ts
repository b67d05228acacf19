const WEIGHTS = [3, 7, 1];

/**
 * The sum of digits times the weights 3, 7, 1 in turn from the left, modulo 10: the checksum of US routing numbers and CLABEs.
 *
 * @param digits ASCII digits only; checked by the caller
 */
export function weightedSum(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += (digits.charCodeAt(i) - 48) * (WEIGHTS[i % 3] as number);
  return sum % 10;
}
