import * as v from 'valibot';
import {
  billingItemStatus,
  billingItemType,
  rateApplication,
  rejectionKind,
  statusReason,
  tafwUpdate,
} from './vocabulary.ts';
import { date, dateOrNone, hours, list, number, text, units } from './wire.ts';

/** The fields of every item, as a list shows it. */
export const summary = {
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
  /** The instant by which the next step is due, of its worker or its approver; null without a due date. */
  dueAt: text,
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

/** `week` has what is late as well. */
export const itemDue = v.picklist(['late', 'week']);
export type ItemDue = v.InferOutput<typeof itemDue>;

/** Query of the list. Lists are comma separated; `sort` is `field,order` and order defaults to asc. */
export const billingItemQuery = v.object({
  page: v.optional(v.number()),
  size: v.optional(v.number()),
  sort: v.optional(v.string()),
  cursor: v.optional(v.string()),
  /** An id, or a comma list of them. */
  engagementId: v.optional(v.union([v.number(), v.string()])),
  workerId: v.optional(v.union([v.number(), v.string()])),
  billingItemId: v.optional(v.number()),
  /** Comma lists of percent-encoded names, of which an item has one. */
  costCentre: v.optional(v.string()),
  supplier: v.optional(v.string()),
  /** A comma list of ids. */
  clientId: v.optional(v.string()),
  type: v.optional(v.string()),
  periodEndDateStart: v.optional(v.string()),
  periodEndDateEnd: v.optional(v.string()),
  dateCreatedStart: v.optional(v.string()),
  dateCreatedEnd: v.optional(v.string()),
  dateApproved: v.optional(v.string()),
  status: v.optional(v.string()),
  tafwUpdate: v.optional(v.string()),
  /** The next step is late, or is due by the end of the week at the client. */
  due: v.optional(itemDue),
  /** Of timecards; both ends included. */
  hoursMin: v.optional(v.number()),
  hoursMax: v.optional(v.number()),
  /** Of everything but timecards, in the item's currency. */
  amountMin: v.optional(v.number()),
  amountMax: v.optional(v.number()),
});
export type BillingItemQuery = v.InferOutput<typeof billingItemQuery>;
