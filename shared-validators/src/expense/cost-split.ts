import type { MinorUnits } from '../money/minor-units.ts';
import { type Share, split } from '../money/split.ts';

/** A whole in hundredths of a percent. */
export const WHOLE_PERCENT = 10_000;

/** How the amount of a line is divided over what it is charged to. */
export interface CostSplit {
  readonly by: 'PERCENT' | 'AMOUNT';
  /** A share each: hundredths of a percent, or minor units of what was spent; null for what is no share. */
  readonly shares: readonly (number | null)[];
}

/**
 * What is not placed on any part yet: hundredths of a percent, or minor units of what was spent. Negative where the shares are more
 * than the whole.
 */
export const unplacedOf = ({ by, shares }: CostSplit, spent: MinorUnits | null): number =>
  shares.reduce<number>((left, share) => left - (share ?? 0), by === 'PERCENT' ? WHOLE_PERCENT : (spent ?? 0));

/**
 * What each part of a line is charged, in the engagement's currency, and who has a unit that was left over. What is not placed yet is a
 * part of its own and left out; once everything is placed, the parts sum to the amount (docs: expenses#expense-split).
 */
export function costParts(costs: CostSplit, spent: MinorUnits | null, amount: MinorUnits): readonly Share<number>[] {
  const parts = costs.shares.map((share, id) => ({ id, weight: Math.max(0, share ?? 0) }));
  const rest = { id: parts.length, weight: Math.max(0, unplacedOf(costs, spent)) };
  const shares = split(amount, [...parts, rest]);
  return parts.map(({ id }) => shares[id] ?? { id, units: 0, hasSpareUnit: false });
}

/** Equal shares of a whole; the first have what cannot be divided. */
export const evenShares = (count: number, whole: number): readonly number[] =>
  split(
    whole,
    Array.from({ length: count }, (_, id) => ({ id, weight: 1 })),
  ).map(({ units }) => units);
