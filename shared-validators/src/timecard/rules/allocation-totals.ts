import { allocatedTotal, spanMinutes } from '../day-totals.ts';
import { hoursOf } from '../minutes.ts';
import type { Allocation, Template, WorkedDay } from '../worked-day.ts';
import { issue, type RuleIssue } from './rule-issue.ts';
import type { RuleSetting } from './rule-setting.ts';

/** Whether the times of a day must be allocated. */
export const comparesSpansWithAllocation = ({ showTimeEntry, showPeriodEntry, ...template }: Template): boolean =>
  showTimeEntry &&
  template.showAllocations &&
  !showPeriodEntry &&
  (template.allocationType === 'hours' || template.allocationType === 'ot_hours');

/**
 * Rule 3 of saving (docs: saving#save-allocation-total): "Templates with total allocation, hours or ot_hours and time entries: total span
 * hours must equal the allocated total at the hour precision. PTO counts only if eligible." Leave is part of the spans and of the
 * allocations.
 */
export function totalMismatch(day: WorkedDay, { template, precision, eligibleForPTO }: RuleSetting): RuleIssue[] {
  if (!comparesSpansWithAllocation(template)) return [];
  const inSpans = hoursOf(spanMinutes(day, template.showBillingItemShift), precision);
  const allocated = hoursOf(allocatedTotal(day.billingCostAllocation, eligibleForPTO), precision);
  return inSpans === allocated
    ? []
    : [issue(3, 'ERR_BILLING_TOTAL_ALLOCATION_MISMATCH', { params: [inSpans, allocated] })];
}

/** Rule 4: "Percent allocations must total 100 per day". Percentages are counted in millionths, so that three thirds are 100. */
export function percentNot100(allocations: readonly Allocation[]): RuleIssue[] {
  const total = allocations.reduce((sum, one) => sum + Math.round((one.percentOfDay ?? 0) * 1e4), 0);
  if (total === 100 * 1e4) return [];
  return [issue(4, 'ERR_BILLING_EDIT_CUSTOM_FIELD_PERCENTAGE_ERROR', { params: [total / 1e4] })];
}
