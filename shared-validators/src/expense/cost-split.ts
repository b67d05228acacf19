import type { MinorUnits } from '../money/minor-units.ts';
import { type Share, split } from '../money/split.ts';

/** A whole in hundredths of a percent. */
export const WHOLE_PERCENT = 10_000;

/** The split of a line's amount over the allocations that it is charged to. */
export interface CostSplit {
  readonly by: 'PERCENT' | 'AMOUNT';
  /** One share for each part: hundredths of a percent, or minor units of the spent amount; null for an invalid share. */
  readonly shares: readonly (number | null)[];
}

/**
 * The remainder that is not allocated to any part yet: hundredths of a percent, or minor units of the spent amount. Negative if the shares
 * exceed the whole.
 */
export const unplacedOf = ({ by, shares }: CostSplit, spent: MinorUnits | null): number =>
  shares.reduce<number>((left, share) => left - (share ?? 0), by === 'PERCENT' ? WHOLE_PERCENT : (spent ?? 0));

/**
 * The amount of each part of a line in the engagement's currency, and whether it got a unit that was left over. An amount that is not
 * allocated yet takes part in the split but is left out of the result; once everything is allocated, the parts sum to the amount (docs:
 * expenses#expense-split).
 */
export function costParts(costs: CostSplit, spent: MinorUnits | null, amount: MinorUnits): readonly Share<number>[] {
  const parts = costs.shares.map((share, id) => ({ id, weight: Math.max(0, share ?? 0) }));
  const rest = { id: parts.length, weight: Math.max(0, unplacedOf(costs, spent)) };
  const shares = split(amount, [...parts, rest]);
  return parts.map(({ id }) => shares[id] ?? { id, units: 0, hasSpareUnit: false });
}

/** Equal shares of a whole. The first ones get the units that cannot be divided. */
export const evenShares = (count: number, whole: number): readonly number[] =>
  split(
    whole,
    Array.from({ length: count }, (_, id) => ({ id, weight: 1 })),
  ).map(({ units }) => units);
