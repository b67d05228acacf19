import type { ErrorItem } from 'shared-client/schema/billing';
import { hoursOf } from '../minutes.ts';
import { isLeaveSystemEntry, type WorkedDay } from '../worked-day.ts';
import { allocatedMinutes, shiftMinutes } from './day-totals.ts';
import { issue } from './validation-issue.ts';

/** Rule 7 of saving (docs: saving#save-shift-differential): "a shift line with hours needs a shift"; its hours must equal the day's. */
export function shiftHoursErrors(day: WorkedDay, precision: number, countsPto: boolean): ErrorItem[] {
  const unnamed = day.timeEntryShiftDtos.flatMap((shift, index) => {
    if (!shift.minutes || shift.shiftName) return [];
    const line = index + 1;
    return [
      issue('ERR_BILLING_PLEASE_SELECT_LINE', `Please select a Select for line ${line}.`, {
        value: `timeEntryShiftDtos[${index}].shiftName`,
        params: [line],
      }),
    ];
  });
  const reported = hoursOf(shiftMinutes(day), precision);
  const allocated = day.billingCostAllocation.reduce((sum, one) => sum + allocatedMinutes(one, countsPto), 0);
  const expected = hoursOf(allocated > 0 ? allocated : (day.minutes ?? 0), precision);
  if (reported === expected) return unnamed;
  return [
    ...unnamed,
    issue(
      'ERR_BILLING_SHIFT_ALLOCATION_MISMATCH',
      `The reported Shift hours (${reported}) do not match with allocation of Hours (${expected}).`,
      { params: [reported, expected] },
    ),
  ];
}

/** Rule 8: "Hourly ot_hours templates with shift select: each span with a time needs a shift". */
export function missingShiftOfSpans(day: WorkedDay): ErrorItem[] {
  return day.timeEntrySpanDtos.flatMap((span, index) => {
    const hasTime = span.startTimeStr !== null || span.endTimeStr !== null;
    // The leave system knows no shifts.
    if (!hasTime || span.shiftName || isLeaveSystemEntry(span)) return [];
    const line = index + 1;
    return [
      issue('ERR_BILLING_EDIT_SHIFT', `Line ${line}: Please select a Shift.`, {
        value: `timeEntrySpanDtos[${index}].shiftName`,
        params: [line],
      }),
    ];
  });
}
