import { blankDay } from '../form/blank.ts';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { addDays, datesBetween } from '../time/calendar-day.ts';

/** Max shifts per timecard (docs: shifts#shift-maximum). */
export const MAX_SHIFTS = 15;

/** The key of a shift: `shift-1` to `shift-15`. */
export function shiftKey(number: number): string {
  return `shift-${number}`;
}

/** Add New Shift adds a day entry with the first worked date as start and end. */
export function newShift(days: readonly DayForm[], rules: TimecardRules): DayForm {
  const number = days.length + 1;
  const first = rules.workedDates[0] ?? '';
  return {
    ...blankDay(rules, first),
    key: shiftKey(number),
    shiftNumber: number,
    shiftStartDay: first,
    shiftEndDay: first,
  };
}

/** Add New Shift is disabled at 15 shifts. */
export function addShift(days: readonly DayForm[], rules: TimecardRules): readonly DayForm[] {
  return days.length >= MAX_SHIFTS ? days : [...days, newShift(days, rules)];
}

/** Delete removes the last shift; the first stays. */
export function deleteLastShift(days: readonly DayForm[]): readonly DayForm[] {
  return days.length > 1 ? days.slice(0, -1) : days;
}

/** Changing the start date resets the end date to it. */
export function setShiftStart(day: DayForm, date: string): DayForm {
  return { ...day, shiftStartDay: date, shiftEndDay: date, workedDate: date };
}

/** The end-date choices run from the start date to the day after the last worked date. */
export function shiftEndChoices(day: DayForm, rules: TimecardRules): string[] {
  const last = rules.workedDates.at(-1);
  return last && day.shiftStartDay ? datesBetween(day.shiftStartDay, addDays(last, 1)) : [];
}
