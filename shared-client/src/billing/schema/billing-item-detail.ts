import * as v from 'valibot';
import { costAllocation } from './cost-allocation.ts';
import { shiftEntry, timeEntry, timeSpan } from './time-entry.ts';
import { dayOffType } from './vocabulary.ts';
import { date, dateOrNone, flag, hours, id, list, number, text } from './wire.ts';

/**
 * Billing item detail (docs: billing-items#detail-fields): one worked day, or one shift on shift templates. The header values
 * (`hours` to `shiftStartDate`) and the switches that `timeEntry` has as well are the same value in both places; when
 * they differ in a save, the detail's own count.
 */
export const billingItemDetail = v.object({
  billingItemDetailId: id,
  id,
  workedDate: date,
  didNotWork: v.optional(v.nullable(v.boolean()), null),
  daily: v.optional(v.nullable(v.boolean()), null),
  timeEntry: v.optional(v.nullable(timeEntry), null),
  timeEntryId: id,
  timeEntrySpanDtos: list(timeSpan),
  timeEntryShiftDtos: list(shiftEntry),
  billingCostAllocation: list(costAllocation),
  billingCostAllocId: id,
  readOnly: flag,
  dayOffType: v.optional(v.nullable(dayOffType), null),
  hours,
  sickHours: hours,
  noBreakTaken: v.optional(v.nullable(v.boolean()), null),
  totalWorkerHourByDate: hours,
  shiftStartDate: dateOrNone,
});
export type BillingItemDetail = v.InferOutput<typeof billingItemDetail>;

/** An approver's decision on a day or an allocation of a timecard; `id` is that of the detail or of the cost allocation. */
export const lineDecision = v.object({
  id: v.number(),
  /** Why it was sent back, until it is submitted again. */
  rejectionReason: text,
  /** The approver accepted it when other parts were sent back, and it has not changed since. */
  accepted: flag,
});
export type LineDecision = v.InferOutput<typeof lineDecision>;

/**
 * A file of a billing item; `attachmentKey` is what `/servlet/filestream` takes as attName, `digest` the SHA-256 of the file that was
 * chosen (hexadecimal), by which it is known again.
 */
export const attachment = v.object({
  id,
  fileName: v.string(),
  attachmentKey: v.string(),
  digest: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});
export type Attachment = v.InferOutput<typeof attachment>;

/**
 * One row of the Previously Submitted List (docs: lists#submitted-list, lists#detail-item-fields) and of the duplicate-day
 * banner (docs: add-time#duplicate-day), which shows hours or start and end, line number, creation date, credited flag, and
 * job title and engagement number when the entry is of another engagement.
 */
export const previouslySubmittedEntry = v.object({
  billingItemId: id,
  billingItemDetailId: id,
  timeEntryId: id,
  workedDate: dateOrNone,
  shiftStartDate: dateOrNone,
  shiftEndDate: dateOrNone,
  shiftStartTimeStr: text,
  shiftEndTimeStr: text,
  startTimeStr: text,
  endTimeStr: text,
  timeEntrySpanType: text,
  totalHours: hours,
  timecardTemplateId: number,
  lineNumber: number,
  dateCreated: dateOrNone,
  credited: flag,
  engagementId: id,
  jobTitle: text,
});
export type PreviouslySubmittedEntry = v.InferOutput<typeof previouslySubmittedEntry>;
