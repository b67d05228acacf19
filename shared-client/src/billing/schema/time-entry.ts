import * as v from 'valibot';
import { dayOffType, mealBreakMissedType } from './vocabulary.ts';
import { dateOrNone, dateTimeOrNone, flag, hours, id, list, number, text, timeOrNone, units } from './wire.ts';

/** Time span (docs: billing-items#span-fields). Without both times it is a row the worker has not filled yet. */
export const timeSpan = v.object({
  id,
  timeEntryId: id,
  /** `YYYY-MM-DD HH:mm`; 24:00 ends a day, an end after midnight carries the next date. */
  startTimeStr: dateTimeOrNone,
  endTimeStr: dateTimeOrNone,
  /** Labor, Lunch, Paid Break, Sick, PTO, Unpaid Leave, or a multi-rate type of the engagement. */
  timeEntrySpanType: text,
  paidBreak: flag,
  /** 'CERIDIAN' with a positive leaveRequestId marks an entry of the leave system: read-only. */
  source: text,
  leaveType: text,
  leaveTypeId: id,
  leaveRequestId: id,
  fullDayOff: flag,
  shiftName: text,
});
export type TimeSpan = v.InferOutput<typeof timeSpan>;

/** Shift entry (docs: shifts#shift-entry-fields): hours of a shift on a day. */
export const shiftEntry = v.object({
  id,
  /** Always 'Name' in the product. */
  shiftDifferentialType: text,
  shiftName: text,
  hours,
});
export type ShiftEntry = v.InferOutput<typeof shiftEntry>;

/** Units of one piece type on a day. */
export const pieceType = v.object({
  id,
  timeEntryId: id,
  unitsWorked: units,
  billRate: number,
  payRate: number,
  billAmount: number,
  supplierPayAmount: number,
  type: text,
});
export type PieceType = v.InferOutput<typeof pieceType>;

/** timeEntry (docs: billing-items#time-entry-data). */
export const timeEntry = v.object({
  id,
  notes: v.optional(
    v.pipe(
      v.nullable(v.pipe(v.string(), v.maxLength(2000, 'Billing notes have at most 2000 characters.'))),
      v.transform((value) => (value === 'null' ? null : value)),
    ),
    null,
  ),
  sickHours: hours,
  /** A fraction of a day, 0 to 1, shown x100 as percent with 2 decimals. */
  sickDays: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))), null),
  sickDay: flag,
  holidayHours: hours,
  holiday: flag,
  holidayMessage: text,
  dateWorked: dateOrNone,
  daily: flag,
  didNotWork: flag,
  mealBreakMissedType: v.optional(v.nullable(mealBreakMissedType), null),
  mealBreakMissedType2: v.optional(v.nullable(mealBreakMissedType), null),
  dayOffType: v.nullish(dayOffType, 'Undefined'),
  shiftStartDay: dateOrNone,
  shiftEndDay: dateOrNone,
  /** 1..n on shift templates. */
  shiftNumber: number,
  pieceTypes: list(pieceType),
  totalHours: hours,
  noBreakTaken: flag,
  totalWorkerHourByDate: hours,
  startTime: timeOrNone,
  endTime: timeOrNone,
  timeEntrySpanType: text,
  order: number,
});
export type TimeEntry = v.InferOutput<typeof timeEntry>;
