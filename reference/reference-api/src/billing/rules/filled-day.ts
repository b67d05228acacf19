import type { TimecardTemplate } from 'shared-client/timecard-templates';
import type { Allocation, WorkedDay } from '../worked-day.ts';
import { rateLineMinutes } from './day-totals.ts';

const positive = (value: number | null): boolean => value !== null && value > 0;

/** Whether anything was entered into an allocation: an amount above zero or a custom-field value. */
export function isAllocationFilled(allocation: Allocation): boolean {
  return (
    positive(allocation.minutes) ||
    positive(allocation.regularMinutes) ||
    positive(allocation.overtimeMinutes) ||
    positive(allocation.doubletimeMinutes) ||
    positive(allocation.ptoMinutes) ||
    positive(allocation.percentOfDay) ||
    positive(allocation.unitsWorked) ||
    allocation.costAllocationMultiRates.some((line) => rateLineMinutes(line) > 0) ||
    allocation.tafwBillingCostAllocations.some((line) => positive(line.tafwMinutes)) ||
    allocation.costAllocationValues.some((field) => field.value !== null && field.value !== '')
  );
}

/** When a day is filled, and therefore sent (docs: days#filled-day). */
export function isFilledDay(day: WorkedDay, template: TimecardTemplate): boolean {
  const entry = day.timeEntry;
  return (
    template.showPeriodEntry ||
    day.didNotWork ||
    day.daily ||
    positive(day.sickMinutes) ||
    positive(entry.sickDays) ||
    entry.sickDay ||
    (template.showHours && positive(day.minutes)) ||
    entry.holiday ||
    day.dayOffType !== 'Undefined' ||
    day.timeEntrySpanDtos.some((span) => span.startTimeStr !== null || span.endTimeStr !== null) ||
    day.timeEntryShiftDtos.some((shift) => positive(shift.minutes)) ||
    entry.pieceTypes.some((piece) => positive(piece.unitsWorked)) ||
    day.billingCostAllocation.some(isAllocationFilled)
  );
}

/** "A day is sick-only when only sick time exists; sick-only days skip allocation validation." */
export function isSickOnlyDay(day: WorkedDay, template: TimecardTemplate): boolean {
  const spans = day.timeEntrySpanDtos.filter((span) => span.startTimeStr !== null || span.endTimeStr !== null);
  const hasSickSpan = spans.some((span) => span.timeEntrySpanType === 'Sick');
  const hasSickTime =
    positive(day.sickMinutes) || positive(day.timeEntry.sickDays) || day.timeEntry.sickDay || day.dayOffType === 'Sick';
  const onlySickSpans = spans.every((span) => span.timeEntrySpanType === 'Sick');
  const worked =
    day.daily ||
    (template.showHours && positive(day.minutes)) ||
    !onlySickSpans ||
    day.billingCostAllocation.some((allocation) => allocationHasAmount(allocation));
  return (hasSickSpan || hasSickTime) && !worked;
}

const allocationHasAmount = (allocation: Allocation): boolean =>
  isAllocationFilled({ ...allocation, costAllocationValues: [] });
