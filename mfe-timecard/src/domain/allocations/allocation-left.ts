import { type HourUnits, minutesToUnits } from 'shared-validators/amounts';
import { allocatedTotal, spanMinutes } from 'shared-validators/timecard';
import { workedDayOf } from '../day/worked-day.ts';
import type { AllocationForm, DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { itemAllocationsOf } from '../mapping/item-allocations.ts';

/** Hours of a day's times that are not allocated yet (docs: saving#save-allocation-total); negative if too much is allocated. */
export function allocationLeft(day: DayForm, rules: TimecardRules): HourUnits {
  const worked = workedDayOf(day, rules);
  const placed = allocatedTotal(worked.billingCostAllocation, rules.eligibleForPTO);
  const minutes = spanMinutes(worked, rules.template.showBillingItemShift);
  return minutesToUnits(minutes, rules.precision) - minutesToUnits(placed, rules.precision);
}

/** Hours allocated in all rows. The minutes are summed and rounded once, as a save does. */
export function placedHours(rows: readonly AllocationForm[], rules: TimecardRules): HourUnits {
  const placed = allocatedTotal(itemAllocationsOf({ allocations: rows }, rules), rules.eligibleForPTO);
  return minutesToUnits(placed, rules.precision);
}
