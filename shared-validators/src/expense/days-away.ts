import type { ExpenseEntry } from './expense-entry.ts';

/** The given number of consecutive days from a date on, if all of them are in `dates`, which is sorted; null otherwise. */
export function daysAway(from: string, count: number, dates: readonly string[]): readonly string[] | null {
  const at = dates.indexOf(from);
  return at >= 0 && count <= dates.length - at ? dates.slice(at, at + count) : null;
}

/** The days that earlier lines are paid for as days away. */
export function takenDays(entries: readonly ExpenseEntry[], before: number, dates: readonly string[]): Set<string> {
  return new Set(
    entries
      .slice(0, before)
      .flatMap(({ expenseDate, unit }) =>
        unit?.type === 'PER_DIEM' ? (daysAway(expenseDate, (unit.quantity ?? 0) / 100, dates) ?? []) : [],
      ),
  );
}
