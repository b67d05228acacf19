import { allocatedTotal, shiftMinutes, spanMinutes } from '../day-totals.ts';
import { hoursOf } from '../minutes.ts';
import { hasTime, isLeaveSystemEntry, type WorkedDay } from '../worked-day.ts';
import { issue, type RuleIssue } from './rule-issue.ts';
import type { RuleSetting } from './rule-setting.ts';

/** Rule 7 of saving (docs: saving#save-shift-differential): "a shift line with hours needs a shift"; its hours must equal the day's. */
export function shiftHoursIssues(day: WorkedDay, { precision, eligibleForPTO, template }: RuleSetting): RuleIssue[] {
  const unnamed = day.timeEntryShiftDtos.flatMap((shift, index) =>
    !shift.minutes || shift.shiftName
      ? []
      : [
          issue(7, 'ERR_BILLING_PLEASE_SELECT_LINE', {
            value: `timeEntryShiftDtos[${index}].shiftName`,
            params: [index + 1],
          }),
        ],
  );
  const reported = hoursOf(shiftMinutes(day), precision);
  const entered = day.minutes ?? spanMinutes(day, template.showBillingItemShift);
  const expected = hoursOf(allocatedTotal(day.billingCostAllocation, eligibleForPTO) || entered, precision);
  if (reported === expected) return unnamed;
  return [...unnamed, issue(7, 'ERR_BILLING_SHIFT_ALLOCATION_MISMATCH', { params: [reported, expected] })];
}

/** Rule 8: "Hourly ot_hours templates with shift select: each span with a time needs a shift". The leave system has no shifts. */
export function missingShiftOfSpans(day: WorkedDay): RuleIssue[] {
  return day.timeEntrySpanDtos.flatMap((span, index) =>
    !hasTime(span) || span.shiftName || isLeaveSystemEntry(span)
      ? []
      : [issue(8, 'ERR_BILLING_EDIT_SHIFT', { value: `timeEntrySpanDtos[${index}].shiftName`, params: [index + 1] })],
  );
}
