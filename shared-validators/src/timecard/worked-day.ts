/**
 * A worked day, or one shift, in the form that the rules of saving take: times in minutes, duplicate switches resolved. A day of the save
 * payload has this form after `inMinutes`; its other properties are ignored.
 */
export interface WorkedDay {
  readonly workedDate: string;
  readonly didNotWork: boolean;
  readonly daily: boolean;
  readonly dayOffType: string;
  readonly noBreakTaken: boolean;
  readonly minutes: number | null;
  readonly sickMinutes: number | null;
  readonly timeEntry: DayEntry;
  readonly timeEntrySpanDtos: readonly Span[];
  readonly timeEntryShiftDtos: readonly ShiftLine[];
  readonly billingCostAllocation: readonly Allocation[];
}

/** The part of a day's time entry that is about the whole day. */
export interface DayEntry {
  readonly notes: string | null;
  readonly sickDay: boolean;
  /** A fraction of a day, 0 to 1. */
  readonly sickDays: number | null;
  readonly holiday: boolean;
  readonly holidayMinutes: number | null;
  readonly shiftEndDay: string | null;
  readonly pieceTypes: readonly { readonly type: string | null; readonly unitsWorked: number | null }[];
}

/** A time span. Without both times it is an empty row. */
export interface Span {
  readonly startTimeStr: string | null;
  readonly endTimeStr: string | null;
  readonly timeEntrySpanType: string | null;
  readonly source: string | null;
  readonly leaveRequestId: number | null;
  readonly fullDayOff: boolean;
  readonly shiftName: string | null;
}

/** Minutes of a shift on a day. */
export interface ShiftLine {
  readonly shiftName: string | null;
  readonly minutes: number | null;
}

/** A line of a multi-rate allocation. */
export interface RateLine {
  readonly type: string | null;
  readonly minutes: number | null;
  readonly regMinutes: number | null;
  readonly otMinutes: number | null;
  readonly dtMinutes: number | null;
}

/** A cost allocation. The template's allocation type determines which of its amounts count. */
export interface Allocation {
  readonly minutes: number | null;
  readonly regularMinutes: number | null;
  readonly overtimeMinutes: number | null;
  readonly doubletimeMinutes: number | null;
  readonly ptoMinutes: number | null;
  readonly sequence: number | null;
  readonly percentOfDay: number | null;
  readonly pieceType: string | null;
  readonly unitsWorked: number | null;
  readonly costAllocType: string | null;
  readonly costAllocationMultiRates: readonly RateLine[];
  readonly tafwBillingCostAllocations: readonly {
    readonly leaveTypeId: number | null;
    readonly tafwMinutes: number | null;
  }[];
  readonly costAllocationValues: readonly { readonly value: string | null; readonly defaultValueSet: boolean }[];
}

/** The settings of a template that the rules use (docs: billing-items#template-types). */
export interface Template {
  readonly templateType: string;
  readonly allocationType: string;
  readonly showTimeEntry: boolean;
  readonly showShiftEntry: boolean;
  readonly showShiftSelect: boolean;
  readonly showUnitEntry: boolean;
  readonly showAllocations: boolean;
  readonly showPeriodEntry: boolean;
  readonly showBillingItemShift: boolean;
  readonly showWorked: boolean;
  readonly showHours: boolean;
}

/** Entries of the leave system have the source CERIDIAN and a positive leaveRequestId (docs: leave#leave-entry). */
export const isLeaveSystemEntry = (span: Pick<Span, 'source' | 'leaveRequestId'>): boolean =>
  span.source === 'CERIDIAN' && span.leaveRequestId !== null && span.leaveRequestId > 0;

/** Whether a row of the editor has a time. */
export const hasTime = (span: Pick<Span, 'startTimeStr' | 'endTimeStr'>): boolean =>
  span.startTimeStr !== null || span.endTimeStr !== null;
