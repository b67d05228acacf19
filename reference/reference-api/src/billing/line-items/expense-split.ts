import type { ExpenseLine } from 'shared-client/schema/billing';
import { type CostSplit, costParts } from 'shared-validators/expense';
import { amountOf, isWhole, unitsOf } from 'shared-validators/money';

/** How a line is divided, as the rules of expenses read it; a share with more decimals than it may have is below zero. */
export function costSplitOf(
  { split, spentCurrency }: Pick<ExpenseLine, 'split' | 'spentCurrency'>,
  itemCurrency: string,
): CostSplit | null {
  // Lines of before splits have none.
  if (!split) return null;
  // A percent has two decimals, as what has no currency.
  const currency = split.by === 'PERCENT' ? null : (spentCurrency ?? itemCurrency);
  const unitsOfShare = (share: number) => (isWhole(share, currency) ? unitsOf(share, currency) : -1);
  return { by: split.by, shares: split.parts.map(({ share }) => (share === null ? null : unitsOfShare(share))) };
}

/**
 * A line whose parts are charged what they come to, by the rule that the page has as well (docs: expenses#expense-split). What it is
 * charged to is said by its parts alone.
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

/** The parts of a line that say what they are charged to: the line itself where it is not divided. */
export const chargedParts = (line: ExpenseLine): readonly Pick<ExpenseLine, 'costAllocationValues'>[] =>
  line.split?.parts ?? [line];
