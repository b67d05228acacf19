import { daysAway } from './days-away.ts';
import type { ExpenseEntry } from './expense-entry.ts';
import { MAXIMUM_DISTANCE, type UnitEntry } from './unit-rates.ts';

export type UnitToken =
  | 'ERR_BILLING_EXPENSE_DISTANCE'
  | 'ERR_BILLING_EXPENSE_DAYS'
  | 'ERR_BILLING_EXPENSE_DAYS_TWICE'
  | 'ERR_BILLING_EXPENSE_UNIT_RATE';

/**
 * The error of the quantity of a line at a rate (docs: expenses#expense-rates). A distance has at most two decimals. Days away are whole
 * numbers of days in the period, and each day may be in only one line.
 *
 * @param taken days that other lines are paid for
 */
export function unitIssueOf(
  entry: Pick<ExpenseEntry, 'expenseDate'> & { readonly unit: UnitEntry },
  dates: readonly string[],
  taken: ReadonlySet<string>,
  mode: 'save' | 'submit',
): UnitToken | null {
  const { type, quantity, partialDays, rate } = entry.unit;
  const token = type === 'PER_DIEM' ? 'ERR_BILLING_EXPENSE_DAYS' : 'ERR_BILLING_EXPENSE_DISTANCE';
  if (quantity === null || quantity === 0) return mode === 'submit' ? token : null;
  if (!Number.isInteger(quantity) || quantity < 0) return token;
  if (type === 'MILEAGE' && (quantity > MAXIMUM_DISTANCE || partialDays !== 0)) return token;
  if (type === 'PER_DIEM') {
    if (quantity % 100 !== 0 || ![0, 1, 2].includes(partialDays) || partialDays * 100 > quantity) return token;
    const away = daysAway(entry.expenseDate, quantity / 100, dates);
    if (away === null) return token;
    if (mode === 'submit' && away.some((day) => taken.has(day))) return 'ERR_BILLING_EXPENSE_DAYS_TWICE';
  }
  return mode === 'submit' && rate === null ? 'ERR_BILLING_EXPENSE_UNIT_RATE' : null;
}
