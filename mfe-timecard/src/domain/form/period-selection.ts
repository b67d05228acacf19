import { setWorked } from '../day/toggles.ts';
import type { DayForm } from './timecard-form.ts';
import type { TimecardRules } from './timecard-rules.ts';

/** Whether the button reads Select None: every day that can be changed is marked worked. */
export function allWorked(days: readonly DayForm[]): boolean {
  const open = days.filter((day) => !day.readOnly && !day.holiday);
  return open.length > 0 && open.every((day) => day.daily);
}

/** Select All toggles all days between worked and not worked (docs: days#period-select-all). */
export function selectAll(days: readonly DayForm[], rules: TimecardRules): DayForm[] {
  const on = !allWorked(days);
  return days.map((day) => (day.readOnly || day.holiday || day.daily === on ? day : setWorked(day, on, rules)));
}
