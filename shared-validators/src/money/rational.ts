import { decimalText } from '../amounts/decimal-text.ts';

/** A decimal number as an integer of 10^-scale. */
export interface Scaled {
  readonly digits: bigint;
  readonly scale: number;
}

const DECIMAL = /^(-?)([0-9]{1,20})(?:\.([0-9]{1,20}))?$/;

/** Parses a decimal number without a binary fraction: `1.0820` is 10820 at scale 4; null if it is not a number. */
export function scaledOf(value: number | string): Scaled | null {
  const match = DECIMAL.exec(typeof value === 'number' ? decimalText(value) : value);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  return { digits: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length };
}

/** numerator ÷ denominator as an integer, rounded half away from zero. */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -rounded : rounded);
}

export const tenTo = (power: number): bigint => 10n ** BigInt(power);
