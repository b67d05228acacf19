import { isBlank } from '../building-blocks/is-blank.ts';
import { dayNumber } from '../calendar-date/calendar-date.ts';
import type { MinorUnits } from '../money/minor-units.ts';
import type { ExpenseEntry, ExpensePolicy } from './expense-entry.ts';
import { isUnitType } from './unit-rates.ts';

/** A line that a policy does not allow without a reason. */
export interface PolicyBreach {
  /** Position of the line. */
  readonly line: number;
  readonly policy: ExpensePolicy;
  /** The amount by which the line exceeds a limit; 0 if the kind has no limit. */
  readonly over: MinorUnits;
  /** The part of the day's limit that other reports have already used; 0 if the kind has no limit. */
  readonly before: MinorUnits;
}

/** An amount that another report has spent on a day, in the engagement's currency. */
export type Spent = Pick<ExpenseEntry, 'expenseDate' | 'category' | 'expenseType'> & { readonly amount: MinorUnits };

/** Whether a policy applies to a line. Expenses at a rate of the engagement are not purchases and have no receipt. */
export const appliesTo = (
  { category, expenseType }: ExpensePolicy,
  entry: Pick<ExpenseEntry, 'category' | 'expenseType'>,
): boolean =>
  !isUnitType(entry.expenseType) &&
  (category === null || category === entry.category) &&
  (expenseType === null || expenseType === entry.expenseType);

/**
 * The breaches of an engagement's policies, by policy. The limit of a day is broken by the line whose amount exceeds it and by the later
 * lines of the day; the earlier ones were within it.
 *
 * @param spentBefore what other reports of the engagement have spent, because they share the limit of a day
 */
export function policyBreaches(
  entries: readonly ExpenseEntry[],
  policies: readonly ExpensePolicy[],
  spentBefore: readonly Spent[] = [],
): readonly PolicyBreach[] {
  return policies.flatMap((policy) => {
    const elsewhere = spentByDay(policy, spentBefore);
    const spentOn = new Map(elsewhere);
    return entries.flatMap((entry, line): PolicyBreach[] => {
      if (!appliesTo(policy, entry)) return [];
      if (policy.kind === 'NO_WEEKEND')
        return isWeekend(entry.expenseDate) ? [{ line, policy, over: 0, before: 0 }] : [];
      const amount = entry.amount ?? 0;
      if (policy.kind === 'RECEIPT_ABOVE') {
        const over = amount - policy.limit;
        return !entry.hasReceipt && over > 0 ? [{ line, policy, over, before: 0 }] : [];
      }
      const after = (spentOn.get(entry.expenseDate) ?? 0) + amount;
      spentOn.set(entry.expenseDate, after);
      const over = Math.min(amount, after - policy.limit);
      return over > 0 ? [{ line, policy, over, before: elsewhere.get(entry.expenseDate) ?? 0 }] : [];
    });
  });
}

/** The spending that a policy applies to, by day. */
function spentByDay(policy: ExpensePolicy, spent: readonly Spent[]): ReadonlyMap<string, MinorUnits> {
  const days = new Map<string, MinorUnits>();
  for (const one of spent)
    if (appliesTo(policy, one)) days.set(one.expenseDate, (days.get(one.expenseDate) ?? 0) + one.amount);
  return days;
}

/** Whether a line has a visible reason why a policy does not apply to it. */
export const isExplained = ({ exceptionReason }: Pick<ExpenseEntry, 'exceptionReason'>): boolean =>
  !isBlank(exceptionReason);

/** Whether a date is a Saturday or a Sunday; 1970-01-01 was a Thursday. */
export function isWeekend(date: string): boolean {
  const weekday = (dayNumber(date) + 4) % 7;
  return weekday === 0 || weekday === 6;
}
