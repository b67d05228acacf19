import * as v from 'valibot';
import { costAllocationValue } from './cost-allocation.ts';
import { date, flag, hours, id, list, number, text, timeOrNone } from './wire.ts';

/** An engagement's settings for its timecards: period, overtime rule, shifts, leave, rates, piece types, defaults. */

/** Response of `GET /wand2/api/billing/work-periods/{id}`: the Work Period dialog (docs: widgets#work-period-dialog). */
export const workPeriod = v.object({
  id,
  periodName: text,
  workSchedule: text,
  /** The weekday a period starts on: 'Monday' … 'Sunday'. */
  dayOfWeek: text,
  /** HH:mm: spans of a worked day lie in the 24 hours from here. */
  startTime: timeOrNone,
  shortDescription: text,
  active: flag,
  /** Weekly, Biweekly, Semimonthly or Monthly. */
  type: text,
});
export type WorkPeriod = v.InferOutput<typeof workPeriod>;

/** Response of `GET /wand2/api/billing/overtime-rules/{id}`: the Overtime Rule dialog. Limits are hours; null is no limit. */
export const overtimeRule = v.object({
  id,
  name: text,
  weeklyOTLimit: hours,
  dailyOTLimit: hours,
  weeklyDTLimit: hours,
  dailyDTLimit: hours,
  /** A weekday whose hours are all double time, or overtime. */
  specificDayDT: text,
  specificDayOT: text,
  countHoliday: flag,
  description: text,
  /** The seventh day worked in a row of one work week is paid as overtime. */
  sevenDayRule: flag,
});
export type OvertimeRule = v.InferOutput<typeof overtimeRule>;

export const shiftDifferential = v.object({ id, shiftDifferentialType: text, shiftName: v.string() });
export type ShiftDifferential = v.InferOutput<typeof shiftDifferential>;

export const leaveType = v.object({ id, leaveTypeId: id, leaveType: text, leaveDisplayName: v.string() });
export type LeaveType = v.InferOutput<typeof leaveType>;

export const engagementMultiRate = v.object({ id, type: v.string(), showOTDT: flag });
export type EngagementMultiRate = v.InferOutput<typeof engagementMultiRate>;

export const engagementPieceType = v.object({ id, type: v.string(), billRate: number, payRate: number });
export type EngagementPieceType = v.InferOutput<typeof engagementPieceType>;

/**
 * Default time entries (docs: billing-items#edit-metadata): `engDefaultTimeEntries (startTimeStr, endTimeStr, timeType,
 * customFields)`; times are HH:mm.
 */
export const defaultTimeEntry = v.object({
  startTimeStr: timeOrNone,
  endTimeStr: timeOrNone,
  timeType: text,
  customFields: list(costAllocationValue),
});
export type DefaultTimeEntry = v.InferOutput<typeof defaultTimeEntry>;

/** A day the client keeps; holiday hours are added by the server. */
export const clientHoliday = v.object({ date, name: v.string(), hours });
export type ClientHoliday = v.InferOutput<typeof clientHoliday>;
