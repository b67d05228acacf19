import type { FlaggedLine } from 'shared-client/schema/approvals';
import type { ExpenseLine, ExpensePolicy, Spending } from 'shared-client/schema/billing';
import { policyBreaches } from 'shared-validators/expense';
import { unitsOf } from 'shared-validators/money';
import { entryOf } from '../../billing/line-items/expense-line.ts';
import { spentOf } from '../../billing/line-items/spent-before.ts';

/** The lines of an expense that need attention: a policy does not allow them, the worker gave a reason, or there is no receipt. */
export function flaggedLines(
  lines: readonly ExpenseLine[],
  {
    policies,
    currency,
    spentBefore = [],
  }: {
    readonly policies: readonly ExpensePolicy[];
    readonly currency: string;
    /** The amounts that other reports had spent on the same days. */
    readonly spentBefore?: readonly Spending[] | undefined;
  },
): FlaggedLine[] {
  const entries = lines.map((line) => entryOf(line, currency));
  const rules = policies.map(({ amount, ...policy }) => ({ ...policy, limit: unitsOf(amount ?? 0, currency) }));
  const kinds = Map.groupBy(policyBreaches(entries, rules, spentOf(spentBefore, currency)), ({ line }) => line);
  return lines.flatMap((line, index) => {
    const flagged = {
      expenseDate: line.expenseDate,
      name: line.merchant || line.expenseType,
      amount: line.amount,
      hasReceipt: line.receiptKey !== null,
      exceptionReason: line.exceptionReason?.trim() || null,
      broken: [...new Set(kinds.get(index)?.map(({ policy }) => policy.kind))],
    };
    const isFlagged = flagged.broken.length > 0 || !flagged.hasReceipt || flagged.exceptionReason !== null;
    return isFlagged ? [flagged] : [];
  });
}
