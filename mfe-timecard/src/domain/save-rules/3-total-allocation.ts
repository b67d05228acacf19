import { formatUnits, minutesToUnits } from 'shared-validators/amounts';
import { allocatedTotal } from '../allocations/allocation-total.ts';
import { filledDays } from '../day/filled-day.ts';
import { allocatesByDay } from '../form/blank.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { workedMinutes } from '../totals/worked-minutes.ts';
import { isOrdinaryDay } from './applies.ts';
import { issue, type ValidationIssue } from './validation-issue.ts';

/**
 * 3. Templates with total allocation, hours or ot_hours and time entries: total span hours must equal the allocated
 * total at the hour precision, else "Total hours (X hrs) in the time spans does not match that allocated (Y hrs)."
 */
export function spansMatchAllocation(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  if (!comparesSpansWithAllocation(rules)) return [];
  return filledDays(form.days, rules).flatMap((day) => {
    if (!isOrdinaryDay(day, rules) || allocationLeft(day, rules) === 0) return [];
    const spans = minutesToUnits(workedMinutes(day), rules.precision);
    const params = {
      spans: formatUnits(spans, rules.precision),
      allocated: formatUnits(allocatedTotal(day.allocations, rules), rules.precision),
    };
    return [issue('ERR_BILLING_TOTAL_ALLOCATION_MISMATCH', { day: day.key, field: 'allocations' }, params)];
  });
}

/** Whether the times of a day have to be placed in its allocations. */
export function comparesSpansWithAllocation({ template }: TimecardRules): boolean {
  return (
    template.showTimeEntry &&
    allocatesByDay(template) &&
    (template.allocationType === 'hours' || template.allocationType === 'ot_hours')
  );
}

/** Hours of the spans not placed yet; negative when too much is placed. */
export function allocationLeft(day: DayForm, rules: TimecardRules): number {
  return minutesToUnits(workedMinutes(day), rules.precision) - allocatedTotal(day.allocations, rules);
}
