import * as v from 'valibot';
import { billingItemStatus, statusReason } from '../../billing/schema/vocabulary.ts';
import { date } from '../../billing/schema/wire.ts';
import { approvalCardType } from './card.ts';

/**
 * Which timecards, by their hours beside the usual ones: half an hour or less apart is usual. `identical` has the same hours and meals
 * on the same weekdays as the last approved one before it. The last two are measured by the contract.
 */
export const VARIANCES = [
  'usual',
  'unusual',
  'over',
  'under',
  'first',
  'identical',
  'over-contract',
  'under-contract',
] as const;
export const variance = v.picklist(VARIANCES);
export type Variance = v.InferOutput<typeof variance>;

/** `own` waits for the reader, `company` is everything of the company, which needs the permission COMPANY_BILLING. */
export const RECORDS = ['own', 'company'] as const;
export const recordsOwner = v.picklist(RECORDS);
export type RecordsOwner = v.InferOutput<typeof recordsOwner>;

/** `today` has what is late as well. */
export const DUE_FILTERS = ['late', 'today'] as const;
export const dueFilter = v.picklist(DUE_FILTERS);
export type DueFilter = (typeof DUE_FILTERS)[number];

/** Which items: the same for the list and for a decision on all that match. */
export const approvalFilter = v.object({
  /** Absent for a client's own, and for everything that the program looks after. */
  records: v.optional(recordsOwner),
  type: v.optional(approvalCardType),
  /** In the worker's name, the job title, the engagement's name and number. */
  search: v.optional(v.pipe(v.string(), v.maxLength(150))),
  /** Only this item, of whatever type. */
  billingItemId: v.optional(v.number()),
  workerId: v.optional(v.number()),
  engagementId: v.optional(v.number()),
  periodEndDate: v.optional(date),
  /** Only for recently decided items; waiting items are all Pending. */
  status: v.optional(billingItemStatus),
  statusReason: v.optional(statusReason),
  hoursMin: v.optional(v.number()),
  hoursMax: v.optional(v.number()),
  variance: v.optional(variance),
  /** Past their due date, or due by the end of today at the client. */
  due: v.optional(dueFilter),
  /** Those that wait for people who are not there to decide. */
  approver: v.optional(v.picklist(['absent'])),
});
export type ApprovalFilter = v.InferOutput<typeof approvalFilter>;

/** Query of the list; `sort` is `field,order`. */
export interface ApprovalQuery extends ApprovalFilter {
  /** The person whose records they are; absent for the reader's own. */
  readonly onBehalfOf?: number | undefined;
  readonly view?: 'waiting' | 'recent' | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: string | undefined;
  /** The `cursor` of the page before; it replaces `page`. */
  readonly cursor?: string | undefined;
}
