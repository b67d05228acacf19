import type { ExpenseEntry } from './expense-entry.ts';

/** So many days in a row from a date on, as far as they are among `dates`, which are in order; null where one is not. */
export function daysAway(from: string, count: number, dates: readonly string[]): readonly string[] | null {
  const at = dates.indexOf(from);
  return at >= 0 && count <= dates.length - at ? dates.slice(at, at + count) : null;
}

/** The days that lines before one are paid as days away. */
export function takenDays(entries: readonly ExpenseEntry[], before: number, dates: readonly string[]): Set<string> {
  return new Set(
    entries
      .slice(0, before)
      .flatMap(({ expenseDate, unit }) =>
        unit?.type === 'PER_DIEM' ? (daysAway(expenseDate, (unit.quantity ?? 0) / 100, dates) ?? []) : [],
      ),
  );
}
