/**
 * The timecard as a person edits it. Input stays text until a rule or the save payload reads it, so that a mistyped value is kept and
 * reported instead of lost. Dates are ISO (`2026-11-16`), times `HH:mm`, hours decimal text.
 */

/** Day-off types (docs: days#day-off-types); `Undefined` reads "Not scheduled to work". */
export type DayOffType = 'Undefined' | 'Voluntary' | 'Sick' | 'Other';

export type MealBreakMissed = '' | 'Voluntary' | 'Involuntary';

/** Span types of the product. A multi-rate type of the engagement is used by its own name. */
export const SPAN_TYPES = {
  labor: 'Labor',
  lunch: 'Lunch',
  paidBreak: 'Paid Break',
  sick: 'Sick',
  pto: 'PTO',
  unpaidLeave: 'Unpaid Leave',
} as const;

export interface SpanForm {
  /** The row's name, unique on this page; survives every edit. */
  readonly key: string;
  readonly id: number | null;
  readonly timeEntryId: number | null;
  readonly start: string;
  readonly end: string;
  readonly type: string;
  readonly paidBreak: boolean;
  readonly shiftName: string;
  /** `CERIDIAN` for entries of the leave system. */
  readonly source: string | null;
  readonly leaveType: string | null;
  readonly leaveTypeId: number | null;
  readonly leaveRequestId: number | null;
  readonly fullDayOff: boolean;
}

export interface ShiftLineForm {
  readonly key: string;
  readonly shiftName: string;
  readonly hours: string;
}

export interface UnitForm {
  readonly key: string;
  readonly id: number | null;
  readonly timeEntryId: number | null;
  readonly type: string;
  readonly unitsWorked: string;
  readonly billRate: number | null;
  readonly payRate: number | null;
}

export interface MultiRateForm {
  readonly key: string;
  readonly id: number | null;
  readonly billingCostAllocId: number | null;
  readonly type: string;
  readonly hours: string;
  readonly regularHours: string;
  readonly overtimeHours: string;
  readonly doubletimeHours: string;
}

export interface LeaveAllocationForm {
  readonly key: string;
  readonly id: number | null;
  readonly leaveTypeId: number | null;
  readonly billingCostAllocId: number | null;
  readonly leaveDisplayName: string;
  readonly hours: string;
}

/** A custom field of a cost allocation. */
export interface CustomValueForm {
  readonly id: number | null;
  readonly reqBillCostAllocId: number;
  readonly value: string;
  readonly defaultValueSet: boolean;
  readonly associatedValues: readonly string[];
  readonly billingCostAllocationId: number | null;
  readonly inactive: boolean;
}

/** The amounts of an allocation, by the names of their fields. */
export const ALLOCATION_AMOUNTS = [
  'hours',
  'regularHours',
  'overtimeHours',
  'doubletimeHours',
  'ptoHours',
  'percentOfDay',
  'unitsWorked',
] as const;

export interface AllocationForm {
  readonly key: string;
  readonly id: number | null;
  readonly costAllocType: string;
  readonly sequence: number | null;
  readonly hours: string;
  readonly regularHours: string;
  readonly overtimeHours: string;
  readonly doubletimeHours: string;
  readonly ptoHours: string;
  /** Percent as typed, `50` for a half. */
  readonly percentOfDay: string;
  readonly pieceType: string;
  readonly unitsWorked: string;
  readonly multiRates: readonly MultiRateForm[];
  readonly leave: readonly LeaveAllocationForm[];
  readonly values: readonly CustomValueForm[];
}

export interface DayForm {
  /** The worked date, or `shift-1` to `shift-15` on templates made of shifts. */
  readonly key: string;
  readonly billingItemDetailId: number | null;
  readonly timeEntryId: number | null;
  readonly workedDate: string;
  readonly shiftNumber: number | null;
  readonly shiftStartDay: string | null;
  readonly shiftEndDay: string | null;
  readonly readOnly: boolean;
  readonly didNotWork: boolean;
  /** The worked flag of templates that count days. */
  readonly daily: boolean;
  readonly noBreakTaken: boolean;
  readonly hours: string;
  readonly sickHours: string;
  /** Percent of a sick day as shown; sent as a fraction. */
  readonly sickDayPercent: string;
  readonly sickDay: boolean;
  readonly holiday: boolean;
  readonly holidayHours: string;
  readonly holidayMessage: string;
  readonly dayOffType: DayOffType;
  readonly notes: string;
  readonly mealBreakMissedType: MealBreakMissed;
  readonly mealBreakMissedType2: MealBreakMissed;
  readonly spans: readonly SpanForm[];
  readonly shiftLines: readonly ShiftLineForm[];
  readonly units: readonly UnitForm[];
  readonly allocations: readonly AllocationForm[];
  /** The day before a copy from the previous day, which "Clear All" restores. */
  readonly beforeCopy: DayForm | null;
}

export interface AttachmentForm {
  readonly id: number | null;
  readonly fileName: string;
  readonly attachmentKey: string;
}

export interface TimecardForm {
  readonly days: readonly DayForm[];
  /** Allocations of the whole item, on templates with one card for the period. */
  readonly allocations: readonly AllocationForm[];
  readonly attachments: readonly AttachmentForm[];
  /** The days that Copy From Previous Period overwrote; Clear restores them. */
  readonly beforePeriodCopy?: readonly DayForm[];
  readonly bypassLeaveValidation: boolean;
  readonly acknowledged: boolean;
  readonly sickExcessAcknowledged: boolean;
  readonly entireNotWork: boolean;
}
