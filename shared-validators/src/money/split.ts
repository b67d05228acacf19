import type { MinorUnits } from './minor-units.ts';

/** A part of a sum, and whether it got one of the units that were left over. */
export interface Share<Id> {
  readonly id: Id;
  readonly units: MinorUnits;
  readonly hasSpareUnit: boolean;
}

/**
 * Splits money by weights, which are non-negative integers such as hundredths of a percent or days. Each part is rounded down; then the
 * units that are left over go one each to the largest remainders, and among equal ones to the first. The parts sum to the whole. A negative
 * whole is split like its opposite; without weights nothing is split.
 */
export function split<Id>(
  whole: MinorUnits,
  parts: readonly { readonly id: Id; readonly weight: number }[],
): readonly Share<Id>[] {
  const weights = parts.map(({ weight }) => BigInt(weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return [];
  const size = BigInt(Math.abs(whole));
  const floors = weights.map((weight) => (size * weight) / total);
  const remainders = weights.map((weight) => (size * weight) % total);
  const left = Number(size - floors.reduce((sum, one) => sum + one, 0n));
  const spare = new Set(
    parts
      .map((_, at) => at)
      .sort((one, other) => Number((remainders[other] ?? 0n) - (remainders[one] ?? 0n)) || one - other)
      .slice(0, left),
  );
  return parts.map(({ id }, at) => {
    const units = Number(floors[at]) + (spare.has(at) ? 1 : 0);
    return { id, units: whole < 0 && units !== 0 ? -units : units, hasSpareUnit: spare.has(at) };
  });
}
