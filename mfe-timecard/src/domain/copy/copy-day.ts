import { rowKey } from '../form/blank.ts';
import type { AllocationForm, DayForm, SpanForm } from '../form/timecard-form.ts';
import { isFullDayOff, isLeaveSystemEntry, leaveSystemEntries } from '../leave-system/leave-system-entry.ts';

/** Copy From Previous Day: not on the first day, not when the previous day is a full day off, not onto a read-only day. */
export function canCopyFromPreviousDay(days: readonly DayForm[], index: number): boolean {
  const day = days[index];
  const previous = days[index - 1];
  return !!day && !!previous && !isFullDayOff(previous) && !isFullDayOff(day) && !day.readOnly;
}

/**
 * Copies structure and values, resets ids and amounts, drops leave-system entries of the previous day and keeps those of
 * the day itself. Clear All undoes it.
 */
export function copyDay(from: DayForm, onto: DayForm): DayForm {
  return {
    ...onto,
    didNotWork: from.didNotWork,
    daily: from.daily,
    noBreakTaken: from.noBreakTaken,
    hours: from.hours,
    sickHours: from.sickHours,
    sickDayPercent: from.sickDayPercent,
    sickDay: from.sickDay,
    dayOffType: from.dayOffType,
    notes: from.notes,
    spans: copiedSpans(from, onto),
    shiftLines: from.shiftLines.map((line) => ({ ...line, key: rowKey() })),
    units: from.units.map((unit) => ({ ...unit, key: rowKey(), id: null, timeEntryId: null })),
    allocations: from.allocations.map(copiedAllocation),
    beforeCopy: onto.beforeCopy ?? onto,
  };
}

/** Clear All: restores the day before the copy. */
export function clearAll(day: DayForm): DayForm {
  return day.beforeCopy ?? day;
}

/** The spans that a copy brings, after the day's own leave-system entries. */
function copiedSpans(from: DayForm, onto: DayForm): SpanForm[] {
  const copied = from.spans
    .filter((span) => !isLeaveSystemEntry(span))
    .map((span) => ({ ...span, key: rowKey(), id: null, timeEntryId: null }));
  return [...leaveSystemEntries(onto), ...copied];
}

/** An allocation without its ids. Leave lines are not copied, because they belong to the day they were requested for. */
export function copiedAllocation(row: AllocationForm): AllocationForm {
  return {
    ...row,
    key: rowKey(),
    id: null,
    multiRates: row.multiRates.map((line) => ({ ...line, key: rowKey(), id: null, billingCostAllocId: null })),
    leave: [],
    values: row.values.map((value) => ({ ...value, id: null, billingCostAllocationId: null })),
  };
}
