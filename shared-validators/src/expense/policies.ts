import { dayNumber } from '../calendar-date/calendar-date.ts';
import type { MinorUnits } from '../money/minor-units.ts';
import type { ExpenseEntry, ExpensePolicy } from './expense-entry.ts';
import { isUnitType } from './unit-rates.ts';

/** A line that a policy does not allow without a reason. */
export interface PolicyBreach {
  /** Position of the line. */
  readonly line: number;
  readonly policy: ExpensePolicy;
  /** By how much the line goes over a limit; 0 where the kind has none. */
  readonly over: MinorUnits;
}

/** Whether a policy is about a line: what is paid at a rate of the engagement was not bought, and has no receipt. */
export const appliesTo = (
  { category, expenseType }: ExpensePolicy,
  entry: Pick<ExpenseEntry, 'category' | 'expenseType'>,
): boolean =>
  !isUnitType(entry.expenseType) &&
  (category === null || category === entry.category) &&
  (expenseType === null || expenseType === entry.expenseType);

/**
 * What the policies of an engagement do not allow, by policy. The limit of a day is broken by the line whose amount goes over it and by
 * those of the day after it: what came before was within it.
 */
export function policyBreaches(
  entries: readonly ExpenseEntry[],
  policies: readonly ExpensePolicy[],
): readonly PolicyBreach[] {
  return policies.flatMap((policy) => {
    const spentOn = new Map<string, MinorUnits>();
    return entries.flatMap((entry, line): PolicyBreach[] => {
      if (!appliesTo(policy, entry)) return [];
      if (policy.kind === 'NO_WEEKEND') return isWeekend(entry.expenseDate) ? [{ line, policy, over: 0 }] : [];
      const amount = entry.amount ?? 0;
      if (policy.kind === 'RECEIPT_ABOVE')
        return !entry.hasReceipt && amount > policy.limit ? [{ line, policy, over: amount - policy.limit }] : [];
      const before = spentOn.get(entry.expenseDate) ?? 0;
      const after = before + amount;
      spentOn.set(entry.expenseDate, after);
      const over = Math.min(amount, after - policy.limit);
      return over > 0 ? [{ line, policy, over }] : [];
    });
  });
}

/** Whether a date is a Saturday or a Sunday; 1970-01-01 was a Thursday. */
export function isWeekend(date: string): boolean {
  const weekday = (dayNumber(date) + 4) % 7;
  return weekday === 0 || weekday === 6;
}
