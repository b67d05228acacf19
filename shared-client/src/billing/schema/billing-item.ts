import * as v from 'valibot';
import { allocationChange } from './allocation-change.ts';
import { attachment, billingItemDetail, lineDecision } from './billing-item-detail.ts';
import { itemComment } from './comment.ts';
import { correctedItem } from './correction.ts';
import { costAllocation } from './cost-allocation.ts';
import { adjustmentLine, expenseLine } from './item-lines.ts';
import {
  billingItemStatus,
  billingItemType,
  rateApplication,
  rejectionKind,
  statusReason,
  tafwUpdate,
} from './vocabulary.ts';
import { date, dateOrNone, flag, hours, id, list, number, text, units } from './wire.ts';

const summary = {
  billingItemId: v.number(),
  version: v.pipe(v.number(), v.integer()),
  type: billingItemType,
  status: billingItemStatus,
  statusReason: v.optional(v.nullable(statusReason), null),
  /** Shown in the tooltip of Approved, with dateApproved. */
  approverName: text,
  /** In whose name the approver decided; null in their own. */
  approverFor: text,
  dateApproved: dateOrNone,
  /** Shown in the tooltip of Rejected. */
  rejectionReason: text,
  /** Of a rejected item; null is sent back. */
  rejectionKind: v.optional(v.nullable(rejectionKind), null),
  engagementId: v.number(),
  reqName: text,
  jobTitle: text,
  workerName: text,
  periodStartDate: date,
  periodEndDate: date,
  /** 'MM/DD/YYYY - MM/DD/YYYY'. */
  periodBilled: text,
  dateCreated: dateOrNone,
  timecardTemplateId: number,
  rateApplication: v.optional(v.nullable(rateApplication), null),
  hourDecimalPrecision: v.nullish(v.number(), 2),
  daysWorked: number,
  hoursWorked: hours,
  /** Pieces of piece work. */
  unitsWorked: units,
  holidayHours: hours,
  adjustmentAmount: number,
  expenseAmount: number,
  expensePayAmount: number,
  milestoneAmount: number,
  materialAmount: number,
  positionAmount: number,
  /** ISO 4217. */
  currency: text,
  tafwUpdate: v.optional(v.nullable(tafwUpdate), null),
};

/** One row of the time and expense list. */
export const billingItemSummary = v.object(summary);
export type BillingItemSummary = v.InferOutput<typeof billingItemSummary>;

/** Billing item (docs: billing-items#billing-item-fields), whole. */
export const billingItem = v.object({
  ...summary,
  billingItemDetails: list(billingItemDetail),
  billingCostAllocation: list(costAllocation),
  billingItemCostAllocations: list(costAllocation),
  attachments: list(attachment),
  /** The approver's decisions on the days and allocations of a timecard when some of them were sent back. */
  lineDecisions: list(lineDecision),
  /** Lines of an expense item, and of an adjustment or a benefit; a project item's come with its own call. */
  expenses: list(expenseLine),
  adjustments: list(adjustmentLine),
  /** Of an adjustment or a benefit: the item that it corrects; null where it corrects none. */
  corrected: v.optional(v.nullable(correctedItem), null),
});
export type BillingItem = v.InferOutput<typeof billingItem>;

/** A page of a list: `number` counts from 0. */
export const listPage = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({
    content: list(item),
    totalElements: v.number(),
    totalPages: v.number(),
    number: v.number(),
    size: v.number(),
  });

/** A page of a list that also continues from a place: send `cursor` back for the page after it, which is as quick as the first. */
export const continuedPage = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({
    ...listPage(item).entries,
    /** Null on the last page. */
    cursor: text,
  });

/** Response of `GET /wand2/api/billing/billing-items`. */
export const billingItemPage = continuedPage(billingItemSummary);
export type BillingItemPage = v.InferOutput<typeof billingItemPage>;

/** Query of the list. Lists are comma separated; `sort` is `field,order` and order defaults to asc. */
export const billingItemQuery = v.object({
  page: v.optional(v.number()),
  size: v.optional(v.number()),
  sort: v.optional(v.string()),
  cursor: v.optional(v.string()),
  engagementId: v.optional(v.number()),
  billingItemId: v.optional(v.number()),
  type: v.optional(v.string()),
  periodEndDateStart: v.optional(v.string()),
  periodEndDateEnd: v.optional(v.string()),
  dateCreatedStart: v.optional(v.string()),
  dateCreatedEnd: v.optional(v.string()),
  dateApproved: v.optional(v.string()),
  status: v.optional(v.string()),
  tafwUpdate: v.optional(v.string()),
  /** Of timecards; both ends included. */
  hoursMin: v.optional(v.number()),
  hoursMax: v.optional(v.number()),
  /** Of everything but timecards, in the item's currency. */
  amountMin: v.optional(v.number()),
  amountMax: v.optional(v.number()),
});
export type BillingItemQuery = v.InferOutput<typeof billingItemQuery>;

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

/** Response of `GET …/{id}/detail-items`. */
export const detailItems = v.array(billingItemDetail);
export type DetailItems = v.InferOutput<typeof detailItems>;

/** Response of `GET /wand2/api/billing/previous-period-details`. */
export const previousPeriodDetails = v.object({
  /** The whole previous period was entered by the leave system: there is nothing to copy. */
  entireWorkPeriodCeridian: flag,
  detailItems: list(billingItemDetail),
  previousBillingItemId: id,
});
export type PreviousPeriodDetails = v.InferOutput<typeof previousPeriodDetails>;

/** Response of `GET …/{id}/worker/totalhours`: hours of the worker in other timecards and this one, by `YYYY-MM-DD`. */
export const totalHoursByDate = v.record(v.string(), v.number());
export type TotalHoursByDate = v.InferOutput<typeof totalHoursByDate>;
