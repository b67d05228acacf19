import { percentTotal } from '../allocations/allocation-total.ts';
import { filledDays } from '../day/filled-day.ts';
import { isSickOnly } from '../day/sick-only-day.ts';
import { takesEntries } from '../day/visible-parts.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { issue, type ValidationIssue } from './validation-issue.ts';

const WHOLE = 100_00;

/**
 * 4. Percent allocations must total 100 per day. Skipped for did-not-work, sick-only, holiday, daily-percent with sick
 * eligibility, or hidden allocations. Allocations of the whole item must total 100 once.
 */
export function percentTotals100(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  if (rules.template.allocationType !== 'percent') return [];
  if (rules.template.showPeriodEntry) {
    return form.days.some((day) => day.daily) && percentTotal(form.allocations) !== WHOLE
      ? [issue('ERR_BILLING_EDIT_CUSTOM_FIELD_PERCENTAGE_ERROR', { field: 'allocations' })]
      : [];
  }
  return filledDays(form.days, rules)
    .filter((day) => !skipsPercent(day, rules) && percentTotal(day.allocations) !== WHOLE)
    .map((day) => issue('ERR_BILLING_EDIT_CUSTOM_FIELD_PERCENTAGE_ERROR', { day: day.key, field: 'allocations' }));
}

/** Where the percentage of a day is not asked for. */
function skipsPercent(day: DayForm, rules: TimecardRules): boolean {
  const dailyPercentWithSick =
    rules.template.templateType === 'Daily' && rules.eligibleForSickTime && rules.template.showSickDay && day.sickDay;
  return !takesEntries(day, rules) || day.holiday || isSickOnly(day, rules) || dailyPercentWithSick;
}
