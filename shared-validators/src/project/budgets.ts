import { type MinorUnits, type Share, split } from '../money/index.ts';
import type { Budget, BudgetShare } from './project-entry.ts';

/** A whole in hundredths of a percent. */
const WHOLE = 10_000;

/** The remainder that is not allocated to a budget yet, in hundredths of a percent; negative if the shares exceed the whole. */
export const unallocatedOf = (shares: readonly BudgetShare[]): number =>
  shares.reduce((left, { share }) => left - Math.max(0, share ?? 0), WHOLE);

/**
 * The amount that an item takes from each budget, by largest remainder. An amount that is not allocated yet is left out; once everything is
 * allocated, the parts sum to the item.
 */
export function budgetParts(total: MinorUnits, shares: readonly BudgetShare[]): readonly Share<number>[] {
  const parts = shares.map(({ budgetId, share }) => ({ id: budgetId, weight: Math.max(0, share ?? 0) }));
  const rest = { id: -1, weight: Math.max(0, unallocatedOf(shares)) };
  return split(Math.max(0, total), [...parts, rest]).slice(0, parts.length);
}

export type BudgetToken = 'ERR_BILLING_BUDGET_PERCENT' | 'ERR_BILLING_BUDGET_EXCEEDED';

/** Something that is wrong with an item's budgets. */
export interface BudgetIssue {
  readonly token: BudgetToken;
  /** Position of the share; null if it is about all of them. */
  readonly at: number | null;
}

/**
 * The rules of budgets (docs: project-billing#project-budgets): "Total allocated Budget percentage must equal 100", and no share may exceed
 * what its budget has left. Without budgets nothing is allocated.
 */
export function budgetIssues(
  total: MinorUnits,
  shares: readonly BudgetShare[],
  budgets: readonly Budget[],
): readonly BudgetIssue[] {
  if (budgets.length === 0 && shares.length === 0) return [];
  const ids = shares.map(({ budgetId }) => budgetId);
  const isWrong = shares.some(({ share }) => share === null || share <= 0) || new Set(ids).size < ids.length;
  const parts = budgetParts(total, shares);
  const exceeded = shares.flatMap(({ budgetId }, at): BudgetIssue[] => {
    const budget = budgets.find(({ id }) => id === budgetId);
    const isWithin = budget !== undefined && (parts[at]?.units ?? 0) <= budget.remaining;
    return isWithin ? [] : [{ token: 'ERR_BILLING_BUDGET_EXCEEDED', at }];
  });
  return [
    ...(isWrong || unallocatedOf(shares) !== 0 ? [{ token: 'ERR_BILLING_BUDGET_PERCENT', at: null } as const] : []),
    ...exceeded,
  ];
}
