import { copiedAllocation } from '../copy/copy-day.ts';
import { isUntouched, isWeekend } from '../day/untouched-day.ts';
import type { DayForm } from '../form/timecard-form.ts';
import { gridRowOf, withGridRow } from './grid-cell.ts';
import type { PastedCell } from './paste.ts';

/**
 * Fill down: the times, the lunch mark and the allocations of a day go to the weekdays below it that nothing stands in.
 * Weekends, holidays, full days off and read-only days are left alone; so is every day with entries of its own.
 */
export function fillDown(days: readonly DayForm[], from: number): DayForm[] {
  const source = days[from];
  const row = source ? gridRowOf(source) : null;
  if (!source || !row) return [...days];
  return days.map((day, index) => {
    if (index <= from || isWeekend(day.workedDate) || !isUntouched(day)) return day;
    return {
      ...withGridRow(day, row),
      daily: source.daily,
      noBreakTaken: source.noBreakTaken,
      allocations: source.allocations.map(copiedAllocation),
    };
  });
}

/** Writes pasted cells that were understood; days the grid cannot say are left alone. */
export function writeCells(days: readonly DayForm[], cells: readonly PastedCell[]): DayForm[] {
  return days.map((day) => {
    const own = cells.filter((cell) => cell.day === day.key && cell.time !== null);
    const row = gridRowOf(day);
    if (own.length === 0 || !row || day.readOnly || day.didNotWork) return day;
    const written = Object.fromEntries(own.map((cell) => [cell.column, cell.time]));
    return withGridRow(day, { ...row, ...written });
  });
}
