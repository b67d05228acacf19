import type { Allocation, Span, WorkedDay } from '../src/timecard/index.ts';

/** The Monday of the week in the timecard tests, and the day after it. */
export const MONDAY = '2026-11-16';
export const TUESDAY = '2026-11-17';

/** A span of Monday; an end that is not later than its start is on Tuesday. */
export function span(start: string, end: string, type = 'Labor', change: Partial<Span> = {}, date = MONDAY): Span {
  const endDate = end <= start && end !== '24:00' ? TUESDAY : date;
  return {
    startTimeStr: `${date} ${start}`,
    endTimeStr: `${endDate} ${end}`,
    timeEntrySpanType: type,
    source: null,
    leaveRequestId: null,
    fullDayOff: false,
    shiftName: null,
    ...change,
  };
}

/** An allocation with nothing in it but `change`. */
export function allocation(change: Partial<Allocation>): Allocation {
  return {
    minutes: null,
    regularMinutes: null,
    overtimeMinutes: null,
    doubletimeMinutes: null,
    ptoMinutes: null,
    sequence: null,
    percentOfDay: null,
    pieceType: null,
    unitsWorked: null,
    costAllocType: null,
    costAllocationMultiRates: [],
    tafwBillingCostAllocations: [],
    costAllocationValues: [],
    ...change,
  };
}

/** A day, Monday unless `change` says otherwise; `entry` goes into its time entry. */
export function day(change: Partial<WorkedDay> = {}, entry: Partial<WorkedDay['timeEntry']> = {}): WorkedDay {
  return {
    workedDate: MONDAY,
    didNotWork: false,
    daily: false,
    dayOffType: 'Undefined',
    noBreakTaken: false,
    minutes: null,
    sickMinutes: null,
    timeEntrySpanDtos: [],
    timeEntryShiftDtos: [],
    billingCostAllocation: [],
    ...change,
    timeEntry: {
      notes: null,
      sickDay: false,
      sickDays: null,
      holiday: false,
      holidayMinutes: null,
      shiftEndDay: null,
      pieceTypes: [],
      ...entry,
    },
  };
}
