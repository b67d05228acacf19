import { copiedAllocation } from '../copy/copy-day.ts';
import { setWorked } from '../day/toggles.ts';
import { isUntouched, isWeekend } from '../day/untouched-day.ts';
import { takesEntries } from '../day/visible-parts.ts';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { EMPTY_ROW, type GridRow, gridRowOf, withGridRow } from './grid-cell.ts';
import type { PastedCell } from './paste.ts';

/**
 * Fill down: copies a day's times, lunch mark and allocations to the empty weekdays below it. Weekends, holidays, full days off, read-only
 * days and days with entries are skipped.
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

/** Whether a day's times can be entered in the grid. */
export const takesTimes = (day: DayForm): boolean => !day.readOnly && !day.didNotWork && gridRowOf(day) !== null;

/** A day with times entered into its row. Times mark the day as worked; nothing else of it changes. */
export function withTimes(day: DayForm, times: Partial<GridRow>, rules: TimecardRules): DayForm {
  const isSaid = Object.values(times).some((time) => time !== '');
  const open = takesEntries(day, rules) || !isSaid ? day : setWorked(day, true, rules);
  return withGridRow(open, { ...(gridRowOf(open) ?? EMPTY_ROW), ...times });
}

/** Writes the pasted cells that were understood. */
export function writeCells(days: readonly DayForm[], cells: readonly PastedCell[], rules: TimecardRules): DayForm[] {
  return days.map((day) => {
    const own = cells.filter((cell) => cell.day === day.key && cell.time !== null);
    if (own.length === 0 || !takesTimes(day)) return day;
    return withTimes(day, Object.fromEntries(own.map((cell) => [cell.column, cell.time])), rules);
  });
}
