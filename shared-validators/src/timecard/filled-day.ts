import { kindOf, rateLineMinutes } from './day-totals.ts';
import { type Allocation, hasTime, type Template, type WorkedDay } from './worked-day.ts';

const positive = (value: number | null): boolean => value !== null && value > 0;

/** Whether an allocation has an amount above zero. */
function hasAmount(allocation: Allocation): boolean {
  return (
    positive(allocation.minutes) ||
    positive(allocation.regularMinutes) ||
    positive(allocation.overtimeMinutes) ||
    positive(allocation.doubletimeMinutes) ||
    positive(allocation.ptoMinutes) ||
    positive(allocation.percentOfDay) ||
    positive(allocation.unitsWorked) ||
    allocation.costAllocationMultiRates.some((line) => rateLineMinutes(line) > 0) ||
    allocation.tafwBillingCostAllocations.some((line) => positive(line.tafwMinutes))
  );
}

/** Whether anything was entered in an allocation: an amount above zero or a custom-field value that is not a default. */
function isAllocationFilled(allocation: Allocation): boolean {
  return (
    hasAmount(allocation) ||
    allocation.costAllocationValues.some(({ value, defaultValueSet }) => Boolean(value?.trim()) && !defaultValueSet)
  );
}

/** Whether a day is filled, and therefore sent (docs: days#filled-day). */
export function isFilledDay(day: WorkedDay, template: Template): boolean {
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
    (day.dayOffType !== 'Undefined' && (day.dayOffType !== 'Other' || hasNotes(day))) ||
    day.timeEntrySpanDtos.some(hasTime) ||
    day.timeEntryShiftDtos.some((shift) => positive(shift.minutes)) ||
    entry.pieceTypes.some((piece) => positive(piece.unitsWorked)) ||
    day.billingCostAllocation.some(isAllocationFilled)
  );
}

/** Whether a day has billing notes. */
export const hasNotes = ({ timeEntry: { notes } }: WorkedDay): boolean => notes !== null && notes.trim() !== '';

/** "A day is sick-only when only sick time exists; sick-only days skip allocation validation." */
export function isSickOnlyDay(day: WorkedDay, template: Template): boolean {
  const spans = day.timeEntrySpanDtos.filter(hasTime);
  const hasSickSpan = spans.some((span) => kindOf(span) === 'sick');
  const hasSickTime =
    positive(day.sickMinutes) || positive(day.timeEntry.sickDays) || day.timeEntry.sickDay || day.dayOffType === 'Sick';
  const worked =
    day.daily ||
    (template.showHours && positive(day.minutes)) ||
    spans.some((span) => kindOf(span) !== 'sick') ||
    day.billingCostAllocation.some(hasAmount);
  return (hasSickSpan || hasSickTime) && !worked;
}
