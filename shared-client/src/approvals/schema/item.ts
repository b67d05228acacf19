import * as v from 'valibot';
import { continuedPage } from '../../billing/schema/item-summary.ts';
import { billingItemStatus, billingItemType, rejectionKind, statusReason } from '../../billing/schema/vocabulary.ts';
import { date, dateOrNone, flag, hours, list, number, text, units } from '../../billing/schema/wire.ts';

/** A day of an item as a reviewer sees it at a glance. */
export const approvalDay = v.object({
  workedDate: date,
  hours,
  didNotWork: flag,
  /** The worker said that there was no meal period, or that it was missed. */
  noMeal: flag,
  /** The worker's statement about a missed meal: Voluntary or Involuntary. */
  mealReason: text,
  notes: text,
});
export type ApprovalDay = v.InferOutput<typeof approvalDay>;

/** A day whose hours differ from those of the last rejection. */
export const changedDay = v.object({ workedDate: date, before: hours, after: hours });
export type ChangedDay = v.InferOutput<typeof changedDay>;

/** A line of an expense to look at: a policy does not allow it, its worker gave a reason, or it has no receipt. */
export const flaggedLine = v.object({
  expenseDate: date,
  /** The merchant, or else the type. */
  name: text,
  /** In the item's currency. */
  amount: v.number(),
  hasReceipt: flag,
  exceptionReason: text,
  /** The kinds of policy that it breaks. */
  broken: list(v.picklist(['DAY_LIMIT', 'RECEIPT_ABOVE', 'NO_WEEKEND'])),
});
export type FlaggedLine = v.InferOutput<typeof flaggedLine>;

/** The last rejection of the item. */
export const lastRejection = v.object({ reason: text, by: text, byFor: text, at: v.string() });

/** One item of the list. */
export const approvalItem = v.object({
  billingItemId: v.number(),
  version: v.pipe(v.number(), v.integer()),
  type: billingItemType,
  status: billingItemStatus,
  statusReason: v.optional(v.nullable(statusReason), null),
  rejectionReason: text,
  rejectionKind: v.optional(v.nullable(rejectionKind), null),
  approverName: text,
  /** In whose name the approver decided; null in their own. */
  approverFor: text,
  dateApproved: dateOrNone,
  engagementId: v.number(),
  reqName: text,
  jobTitle: text,
  workerId: v.number(),
  workerName: text,
  periodStartDate: date,
  periodEndDate: date,
  /** ISO instant. */
  submittedAt: text,
  /** The instant by which its approver decides; null without a due date. */
  dueAt: text,
  /** Of a timecard: the payroll cut-off, an ISO instant. */
  cutoffAt: text,
  hourDecimalPrecision: v.nullish(v.number(), 2),
  /** Of a timecard. */
  hoursWorked: hours,
  daysWorked: number,
  unitsWorked: units,
  /** Of everything else, in `currency`. */
  amount: number,
  currency: text,
  /** Of a timecard, in the order of the calendar. */
  days: list(approvalDay),
  /** Hours of the engagement's usual timecard, the median of up to eight approved ones before; null for the first. */
  usualHours: hours,
  /** Of a timecard: hours that the contract has for the period; null where none is agreed. */
  contractHours: hours,
  /** The usual hours of a weekday, Monday first. */
  usualDays: list(hours),
  /** The number of timecards that the usual hours are computed from. */
  usualCount: v.number(),
  /** Hours of the period before. */
  previousHours: hours,
  /** Of a project, an adjustment or a benefit: the median of up to eight approved ones before; null for the first. */
  usualAmount: number,
  /** Of an expense: the lines to look at. */
  flaggedLines: list(flaggedLine),
  attachmentCount: v.number(),
  commentCount: v.optional(v.number(), 0),
  lastRejection: v.optional(v.nullable(lastRejection), null),
  changedDays: list(changedDay),
  /** Only among the records of the company: the people that it waits for, and whether none of them is there to decide. */
  waitsFor: list(v.string()),
  absence: v.optional(v.nullable(v.picklist(['left', 'away'])), null),
  /** When one of them was seen last; an ISO instant. */
  lastSeen: text,
  /** The reader submitted it, and so does not decide on it. */
  isOwn: flag,
  mayDecide: flag,
});
export type ApprovalItem = v.InferOutput<typeof approvalItem>;

/** Response of `GET /wand2/api/billing/approvals/items`; send `asOf` back when deciding on all that match. */
export const approvalPage = v.object({
  ...continuedPage(approvalItem).entries,
  /** When the list was made; an ISO instant. */
  asOf: v.string(),
  /** Of all that match. */
  totalHours: v.number(),
});
export type ApprovalPage = v.InferOutput<typeof approvalPage>;
