import type { ExpenseLine } from 'shared-client/schema/billing';
import { type CostSplit, costParts } from 'shared-validators/expense';
import { amountOf, isWhole, unitsOf } from 'shared-validators/money';

/** The split of a line in the form that the rules of expenses take. A share with too many decimals becomes negative. */
export function costSplitOf(
  { split, spentCurrency }: Pick<ExpenseLine, 'split' | 'spentCurrency'>,
  itemCurrency: string,
): CostSplit | null {
  // Lines from before splits existed have none.
  if (!split) return null;
  // A percentage has two decimals, and no currency.
  const currency = split.by === 'PERCENT' ? null : (spentCurrency ?? itemCurrency);
  const unitsOfShare = (share: number) => (isWhole(share, currency) ? unitsOf(share, currency) : -1);
  return { by: split.by, shares: split.parts.map(({ share }) => (share === null ? null : unitsOfShare(share))) };
}

/**
 * A line with the amounts of its parts, computed by the same rule as on the page (docs: expenses#expense-split). Only its parts say what it
 * is charged to.
 */
export function divided(line: ExpenseLine, itemCurrency: string): ExpenseLine {
  const { split } = line;
  const costs = costSplitOf(line, itemCurrency);
  if (!split || costs === null || split.parts.length === 0) return { ...line, split: null };
  const spent = unitsOf(line.spentAmount ?? line.amount, line.spentCurrency ?? itemCurrency);
  const shares = costParts(costs, spent, unitsOf(line.amount, itemCurrency));
  const parts = split.parts.map((part, at) => ({
    ...part,
    amount: amountOf(shares[at]?.units ?? 0, itemCurrency),
    hasSpareUnit: shares[at]?.hasSpareUnit ?? false,
  }));
  return { ...line, costAllocationValues: [], split: { ...split, parts } };
}

/** The parts of a line that are charged: the line itself if it is not split. */
export const chargedParts = (line: ExpenseLine): readonly Pick<ExpenseLine, 'costAllocationValues'>[] =>
  line.split?.parts ?? [line];
