import type { ErrorItem } from 'shared-client/schema/billing';
import { isLeaveSystemEntry } from 'shared-validators/timecard';
import type { WorkedDay } from '../timecard/worked-day.ts';
import type { Timecard } from './timecard.ts';
import { issue } from './validation-issue.ts';

const NOT_LABOR = new Set(['Lunch', 'Sick', 'PTO', 'Unpaid Leave']);

/** Whether a day matches the leave system: the requested time is allocated, and a full day off has no labor. */
function agreesWithLeave(day: WorkedDay | undefined, timecard: Timecard, date: string): boolean {
  const requested = timecard.leave.filter((one) => one.leave_date === date && !one.canceled);
  const minutes = requested.reduce((sum, one) => sum + one.minutes, 0);
  if (minutes === 0) return true;
  const labor = day?.timeEntrySpanDtos.some(
    (span) =>
      span.startTimeStr !== null && !isLeaveSystemEntry(span) && !NOT_LABOR.has(span.timeEntrySpanType ?? 'Labor'),
  );
  if (requested.some((one) => one.full_day_off) && labor) return false;
  const { template } = timecard;
  const allocatesLeave = template.showAllocations && ['hours', 'ot_hours'].includes(template.allocationType);
  if (!allocatesLeave) return true;
  const allocated = (day?.billingCostAllocation ?? [])
    .flatMap((allocation) => allocation.tafwBillingCostAllocations)
    .reduce((sum, line) => sum + (line.tafwMinutes ?? 0), 0);
  return allocated === minutes;
}

/**
 * The leave validation of a submit. If the card differs from the leave system, these two tokens make the page offer the bypass checkbox;
 * with `bypassLeaveValidation` the timecard is accepted.
 */
export function leaveErrors(timecard: Timecard): ErrorItem[] {
  if (timecard.bypassLeaveValidation) return [];
  const dates = [...new Set(timecard.leave.map((one) => one.leave_date))].sort();
  const differing = dates.filter((date) => {
    const day = timecard.days.find((one) => one.workedDate === date);
    return !agreesWithLeave(day, timecard, date);
  });
  if (differing.length === 0) return [];
  return [
    issue(
      'ERR_BILLING_EDIT_LEAVE_PROCEED_LABEL',
      `The time off on this timecard differs from the leave system on ${differing.join(', ')}.`,
      { value: 'bypassLeaveValidation', params: [differing.join(', ')] },
    ),
    issue(
      'ERR_BILLING_EDIT_LEAVE_PROCEED_CHECKBOX',
      'I have checked the time off on this timecard and want to proceed.',
      { value: 'bypassLeaveValidation' },
    ),
  ];
}
