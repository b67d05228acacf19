import { isSickOnly } from '../day/sick-only-day.ts';
import { takesEntries } from '../day/visible-parts.ts';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';

/** Days whose own controls and lunch are checked: not did-not-work, not a holiday, not sick-only. */
export function isOrdinaryDay(day: DayForm, rules: TimecardRules): boolean {
  return takesEntries(day, rules) && !day.holiday && !isSickOnly(day, rules);
}
