import type { ErrorItem } from 'shared-client/schema/billing';
import type { TimecardTemplate } from 'shared-client/timecard-templates';
import { hoursOf } from '../minutes.ts';
import type { Allocation, WorkedDay } from '../worked-day.ts';
import { allocatedMinutes, spanMinutes } from './day-totals.ts';
import { issue } from './validation-issue.ts';

/**
 * Rule 3 of saving (docs: saving#save-allocation-total): "Templates with total allocation, hours or ot_hours and time entries: total span
 * hours must equal the allocated total at the hour precision. PTO counts only if eligible."
 */
export function totalMismatch(
  day: WorkedDay,
  { template, precision, eligibleForPTO }: { template: TimecardTemplate; precision: number; eligibleForPTO: boolean },
): ErrorItem[] {
  const isCompared =
    template.showTimeEntry && (template.allocationType === 'hours' || template.allocationType === 'ot_hours');
  if (!isCompared) return [];
  const inSpans = hoursOf(spanMinutes(day, template.showBillingItemShift), precision);
  const minutes = day.billingCostAllocation.reduce((sum, one) => sum + allocatedMinutes(one, eligibleForPTO), 0);
  const allocated = hoursOf(minutes, precision);
  if (inSpans === allocated) return [];
  return [
    issue(
      'ERR_BILLING_TOTAL_ALLOCATION_MISMATCH',
      `Total hours (${inSpans} hrs) in the time spans does not match that allocated (${allocated} hrs).`,
      { params: [inSpans, allocated] },
    ),
  ];
}

/** Rule 4: "Percent allocations must total 100 per day". Counted in millionths, so that a third three times is 100. */
export function percentNot100(allocations: readonly Allocation[]): ErrorItem[] {
  const total = allocations.reduce((sum, one) => sum + Math.round((one.percentOfDay ?? 0) * 1e4), 0);
  if (total === 100 * 1e4) return [];
  return [
    issue('ERR_BILLING_EDIT_CUSTOM_FIELD_PERCENTAGE_ERROR', 'The total percentage of day should be 100%.', {
      params: [total / 1e4],
    }),
  ];
}
