import { filledDays, isChangedSpan } from '../day/filled-day.ts';
import { type DayForm, SPAN_TYPES, type TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { isFullDayOff } from '../leave-system/leave-system-entry.ts';
import { isOrdinaryDay } from './applies.ts';
import { issue, type ValidationIssue } from './validation-issue.ts';

/**
 * 5. Lunch (time-entry templates; skipped for did-not-work, holiday, sick-only): either a Lunch span or "No Lunch Break
 * Taken", never both.
 */
export function lunchIsResolved(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  if (!rules.template.showTimeEntry) return [];
  return filledDays(form.days, rules)
    .filter((day) => isOrdinaryDay(day, rules) && day.spans.some(isChangedSpan))
    .flatMap((day) => {
      const lunch = hasLunch(day);
      if (lunch && day.noBreakTaken && !isFullDayOff(day)) {
        return [issue('ERR_BILLING_EDIT_TIME_NOLUNCH_LUNCH_TAKEN', { day: day.key, field: 'noBreakTaken' })];
      }
      return lunch || day.noBreakTaken || isFullDayOff(day)
        ? []
        : [issue('ERR_BILLING_SELECT_LUNCH_BREAK', { day: day.key, field: 'noBreakTaken' })];
    });
}

/** Whether the day has a Lunch span. */
function hasLunch(day: Pick<DayForm, 'spans'>): boolean {
  return day.spans.some((span) => span.type === SPAN_TYPES.lunch);
}
