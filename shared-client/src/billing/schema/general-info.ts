import * as v from 'valibot';
import { allocationChange } from './allocation-change.ts';
import { itemComment } from './comment.ts';
import { summary } from './item-summary.ts';
import { billingItemStatus, statusReason } from './vocabulary.ts';
import { date, dateOrNone, flag, hours, list, number, text, units } from './wire.ts';

/** One change of an item's state. */
export const statusChange = v.object({
  status: billingItemStatus,
  statusReason: v.optional(v.nullable(statusReason), null),
  changedBy: text,
  /** In whose name; null in their own. */
  changedFor: text,
  /** ISO instant. */
  changedAt: v.string(),
  comment: text,
});
export type StatusChange = v.InferOutput<typeof statusChange>;

/** The content of the last submission of a timecard, even if it has changed since. */
export const receipt = v.object({
  /** The number of the item and of the submission: `100231-1`. */
  number: v.string(),
  /** ISO instant. */
  sentAt: v.string(),
  sentBy: text,
  sentTo: text,
  hoursWorked: hours,
  unitsWorked: units,
  /** Days with hours, or marked as worked. */
  daysWorked: number,
  days: list(v.object({ workedDate: date, didNotWork: flag, worked: flag, hours, units })),
  /** The reader's registered e-mail address, masked: where it is mailed to on request. */
  mailTo: text,
});
export type Receipt = v.InferOutput<typeof receipt>;

/** Response of `POST …/{id}/receipt/mail`. */
export const mailedReceipt = v.object({
  /** The address, masked. */
  mailedTo: v.string(),
});

/** Response of `GET …/{id}/general-info`: the head of the detail page. */
export const generalInfo = v.object({
  ...summary,
  clientName: text,
  supplierName: text,
  managerName: text,
  workLocation: text,
  /** Of a timecard, beside `hoursWorked`, which are work and paid time off. */
  sickHours: hours,
  unpaidLeaveHours: hours,
  /** The sums placed on the allocations of the days. */
  allocatedHours: hours,
  submittedDate: dateOrNone,
  submittedBy: text,
  receipt: v.optional(v.nullable(receipt), null),
  /** Whether the worker may still change it: Saved or Rejected. */
  modifiable: flag,
  history: list(statusChange),
  /** The changes that approvers made to the allocations of a timecard, the newest last. */
  allocationChanges: list(allocationChange),
  /** Comments on the item, the newest last; empty for a reader who takes no part. */
  comments: list(itemComment),
  /** Whether the reader may say something, in their own name. */
  mayComment: flag,
});
export type GeneralInfo = v.InferOutput<typeof generalInfo>;
