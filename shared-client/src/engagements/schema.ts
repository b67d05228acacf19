/** Schemas of the engagement calls (docs: api#api-engagements). */
import * as v from 'valibot';
import { listPage } from '../billing/schema/item-summary.ts';
import {
  BILLING_ITEM_STATUSES,
  billingItemStatus,
  billingItemType,
  rateApplication,
} from '../billing/schema/vocabulary.ts';
import { date, dateOrNone, flag, hours, id, list, number, text } from '../billing/schema/wire.ts';
import { person } from '../delegates/schema.ts';

/** Engagement selector (docs: add-time#engagement-selector). */
export const ENGAGEMENT_STATUSES = ['Cancelled', 'Closed', 'Filled', 'Incomplete', 'Pending'] as const;
export const engagementStatus = v.picklist(ENGAGEMENT_STATUSES);
export type EngagementStatus = v.InferOutput<typeof engagementStatus>;

/** Engagement list item (docs: billing-items#engagement-fields), with what the selector shows beside it. */
export const engagementItem = v.object({
  id: v.number(),
  reqName: v.string(),
  managerName: text,
  status: engagementStatus,
  clientWorkerId: text,
  /** Closed so long ago that no time can be entered: the list leaves it out. */
  closedDateOutOfBounds: flag,
  /** A whole period may be reported as not worked. */
  noWorkEligible: flag,
  jobTitle: text,
  accruedHours: hours,
  asOfDate: dateOrNone,
  startDate: dateOrNone,
  endDate: dateOrNone,
  clientId: id,
  supplierName: text,
  timecardTemplateId: number,
  rateApplication: v.optional(v.nullable(rateApplication), null),
  /** The timecard of the current period, 0 when there is none yet. */
  billingItemId: v.nullish(v.number(), 0),
  /** Status of that timecard. */
  billingItemStatus: v.optional(v.nullable(billingItemStatus), null),
  periodStartDate: dateOrNone,
  periodEndDate: dateOrNone,
  /** The instant by which the timecard of the current period is due from the worker; null without a due date, or once it is submitted. */
  dueAt: text,
  /** Periods of the worker that have ended and still need a timecard, oldest first, each with the instant by which it is due. */
  missingPeriods: list(v.object({ periodStartDate: date, periodEndDate: date, dueAt: text })),
});
export type EngagementItem = v.InferOutput<typeof engagementItem>;

/** Response of `GET /wand2/engagement/api/engagement-items`. */
export const engagementItemPage = listPage(engagementItem);
export type EngagementItemPage = v.InferOutput<typeof engagementItemPage>;

/** One period of one engagement that has time, or still needs it; the worker home shows these. */
export const engagementTimeEntry = v.object({
  engagementId: v.number(),
  reqName: v.string(),
  jobTitle: text,
  billingItemId: v.nullish(v.number(), 0),
  periodStartDate: dateOrNone,
  periodEndDate: dateOrNone,
  status: v.optional(v.nullable(billingItemStatus), null),
  hoursWorked: hours,
  daysWorked: number,
});
export type EngagementTimeEntry = v.InferOutput<typeof engagementTimeEntry>;

/** Response of `GET /wand2/engagement/api/engagement/items/timeentries`. */
export const engagementTimeEntryPage = listPage(engagementTimeEntry);
export type EngagementTimeEntryPage = v.InferOutput<typeof engagementTimeEntryPage>;

/** A period's timecard has a status; without one a period is missing once it has ended, current, or still to come. */
export const PERIOD_STATES = [...BILLING_ITEM_STATUSES, 'Missing', 'Current', 'Upcoming'] as const;
export const periodState = v.picklist(PERIOD_STATES);
export type PeriodState = v.InferOutput<typeof periodState>;

/** A period of one engagement that has a timecard, or that one may be begun for. */
export const engagementPeriod = v.object({
  periodStartDate: date,
  periodEndDate: date,
  state: periodState,
  /** The instant by which the next step is due, of its worker or its approver; null without a due date. */
  dueAt: text,
  /** The payroll cut-off, an ISO instant. */
  cutoffAt: text,
  /** 0 when there is no timecard yet. */
  billingItemId: v.nullish(v.number(), 0),
  hoursWorked: hours,
  daysWorked: number,
});
export type EngagementPeriod = v.InferOutput<typeof engagementPeriod>;

/** Response of `GET …/{id}/periods`, oldest first. */
export const engagementPeriods = v.array(engagementPeriod);

/** Response of `GET /wand2/engagement/api/hourstatus`: whether total hours are shown. */
export const hourStatus = v.boolean();

/** Response of `GET …/{id}/worker-billing-submit`: which kinds of billing the worker may submit. */
export const workerBillingSubmit = v.object({
  engagementId: v.number(),
  allowed: v.boolean(),
  types: list(billingItemType),
});
export type WorkerBillingSubmit = v.InferOutput<typeof workerBillingSubmit>;

/** Response of `GET …/{id}/worker/timeentry/submit`. */
export const workerTimeEntrySubmit = v.object({ engagementId: v.number(), allowed: v.boolean() });
export type WorkerTimeEntrySubmit = v.InferOutput<typeof workerTimeEntrySubmit>;

/** Response of `POST …/{id}/manager`: the new manager, and how much waits for them in this engagement. */
export const engagementManager = v.object({ engagementId: v.number(), manager: person, waiting: v.number() });
export type EngagementManager = v.InferOutput<typeof engagementManager>;
