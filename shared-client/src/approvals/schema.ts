/** Schemas of the approval calls (docs: api#api-approvals). */
import * as v from 'valibot';
import { listPage } from '../billing/schema/billing-item.ts';
import { costAllocation } from '../billing/schema/cost-allocation.ts';
import { saveResponse } from '../billing/schema/save.ts';
import { billingItemStatus, billingItemType, rejectionKind, statusReason } from '../billing/schema/vocabulary.ts';
import { date, dateOrNone, flag, hours, list, number, text, units } from '../billing/schema/wire.ts';

/** What the cards of Time and Billing count: benefits are counted with adjustments. */
export const APPROVAL_CARDS = ['TIME', 'EXPENSE', 'PROJECT', 'ADJUSTMENT'] as const;
export const approvalCardType = v.picklist(APPROVAL_CARDS);
export type ApprovalCardType = v.InferOutput<typeof approvalCardType>;

/** Amounts of one currency. */
export const currencyAmount = v.object({ currency: v.string(), amount: v.number() });
export type CurrencyAmount = v.InferOutput<typeof currencyAmount>;

/** What waits of one kind. */
export const approvalCard = v.object({
  type: approvalCardType,
  count: v.number(),
  hours: v.number(),
  amounts: list(currencyAmount),
});
export type ApprovalCard = v.InferOutput<typeof approvalCard>;

/** A period of something that waits. */
export const waitingPeriod = v.object({
  type: approvalCardType,
  periodStartDate: date,
  periodEndDate: date,
  count: v.number(),
});
export type WaitingPeriod = v.InferOutput<typeof waitingPeriod>;

/** Somebody whom the reader stands in for, and until when. */
export const principal = v.object({ userId: v.number(), name: v.string(), endDate: date });
export type Principal = v.InferOutput<typeof principal>;

/** Response of `GET /wand2/api/billing/approvals/summary`. */
export const approvalSummary = v.object({
  cards: list(approvalCard),
  /** Decisions of the last seven days. */
  recentCount: v.number(),
  /** When the item that waits longest was submitted; an ISO instant. */
  oldestSubmittedAt: text,
  /** The periods of what waits, latest first, 60 a kind at most. */
  periods: list(waitingPeriod),
  /** For whom the reader stands in today, and may see and decide on what waits. */
  standsInFor: list(principal),
  /** Whether the reader may decide at all; in another's name, whether that person may. */
  mayDecide: flag,
  /** When it was read; an ISO instant. Send it back when a batch is made of what waits. */
  asOf: v.optional(v.string(), ''),
});
export type ApprovalSummary = v.InferOutput<typeof approvalSummary>;

/** A day of an item as a reviewer sees it at a glance. */
export const approvalDay = v.object({
  workedDate: date,
  hours,
  didNotWork: flag,
  /** The worker said that there was no meal period, or that it was missed. */
  noMeal: flag,
  /** What the worker said of a missed meal: Voluntary or Involuntary. */
  mealReason: text,
  notes: text,
});
export type ApprovalDay = v.InferOutput<typeof approvalDay>;

/** A day whose hours are others than when the item was last rejected. */
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

/** How the item was last rejected. */
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
  /** How many timecards the usual is made of. */
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
  /** The reader submitted it, and so does not decide on it. */
  isOwn: flag,
  mayDecide: flag,
});
export type ApprovalItem = v.InferOutput<typeof approvalItem>;

/** Response of `GET /wand2/api/billing/approvals/items`; send `asOf` back when deciding on all that match. */
export const approvalPage = v.object({
  ...listPage(approvalItem).entries,
  /** When the list was made; an ISO instant. */
  asOf: v.string(),
  /** Of all that match. */
  totalHours: v.number(),
});
export type ApprovalPage = v.InferOutput<typeof approvalPage>;

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

/** Which items: the same for the list and for a decision on all that match. */
export const approvalFilter = v.object({
  type: v.optional(approvalCardType),
  /** In the worker's name, the job title, the engagement's name and number. */
  search: v.optional(v.pipe(v.string(), v.maxLength(150))),
  workerId: v.optional(v.number()),
  engagementId: v.optional(v.number()),
  periodEndDate: v.optional(date),
  /** Of what was decided lately; what waits is Pending. */
  status: v.optional(billingItemStatus),
  statusReason: v.optional(statusReason),
  hoursMin: v.optional(v.number()),
  hoursMax: v.optional(v.number()),
  variance: v.optional(variance),
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
}

export const approvalDecision = v.picklist(['approve', 'reject']);
export type ApprovalDecision = v.InferOutput<typeof approvalDecision>;

/** Items by their ids, in the version that was looked at. */
export const decidedItems = v.array(v.object({ billingItemId: v.number(), version: v.number() }));

/** The same, each with why it is rejected; where it does not say, `reason` of all says why. */
export const rejectedItems = v.array(
  v.object({
    ...decidedItems.item.entries,
    reason: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  }),
);

/** A line of an expense, or a day or an allocation of a timecard, that is sent back, and why. */
export const rejectedLine = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
});
export type RejectedLine = v.InferOutput<typeof rejectedLine>;

/** Body of `POST /wand2/api/billing/approvals/decisions`: `items`, or `filter` with the list's `asOf`. */
export const decisionRequest = v.object({
  decision: approvalDecision,
  /** The person in whose name it is decided; absent for the caller's own. */
  onBehalfOf: v.optional(v.number()),
  /** Of a rejection. */
  rejectionKind: v.optional(v.nullable(rejectionKind)),
  reason: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  items: v.optional(rejectedItems),
  /** Of one expense or timecard that is rejected: the lines, days or allocations that it is rejected for. */
  lines: v.optional(v.pipe(v.array(rejectedLine), v.minLength(1), v.maxLength(200))),
  filter: v.optional(approvalFilter),
  asOf: v.optional(v.string()),
});
export type DecisionRequest = v.InferInput<typeof decisionRequest>;

/** Body of `POST …/items/{id}/allocations`: all allocations of each day that is named, and of the whole period where it has some. */
export const allocationsRequest = v.object({
  version: v.number(),
  /** The person in whose name it is done; absent for the caller's own. */
  onBehalfOf: v.optional(v.number()),
  days: v.array(
    v.object({
      workedDate: date,
      /** Where a day has several shifts. */
      shiftNumber: v.optional(v.nullable(v.number()), null),
      billingCostAllocation: v.array(costAllocation),
    }),
  ),
  billingCostAllocations: v.optional(v.array(costAllocation)),
});
export type AllocationsRequest = v.InferInput<typeof allocationsRequest>;

/** Response of a change of allocations: that of a save, and for how long it can be taken back. */
export const allocationsResponse = v.object({
  ...saveResponse.entries,
  undoMilliseconds: v.optional(v.number(), 0),
});
export type AllocationsResponse = v.InferOutput<typeof allocationsResponse>;

/** Response of taking it back: `fate` says why it stays; null where it is taken back. */
export const undoneAllocations = v.object({
  billingItemId: v.number(),
  fate: v.nullable(v.picklist(['changed', 'final'])),
  /** The item's version now. */
  version: v.number(),
});
export type UndoneAllocations = v.InferOutput<typeof undoneAllocations>;

/** Why an item was not decided, or not undone: see docs: approvals#approval-fates. */
export const FATES = ['changed', 'decided', 'own', 'forbidden', 'missing', 'final'] as const;
export const decisionFate = v.object({
  billingItemId: v.number(),
  workerName: text,
  periodEndDate: dateOrNone,
  fate: v.picklist(FATES),
  /** Who decided it in the meantime, in whose name, and when. */
  by: text,
  byFor: text,
  at: text,
});
export type DecisionFate = v.InferOutput<typeof decisionFate>;

/** How far a decision on several items has come. */
export const decisionRun = v.object({
  runId: v.number(),
  decision: approvalDecision,
  total: v.number(),
  decided: v.number(),
  /** More than 0: send the same request with the same key again. */
  remaining: v.number(),
  /** Items that were not decided; the first 200 of them in `fates`. */
  failed: v.number(),
  fates: list(decisionFate),
  /** Until then it can be undone; null once it is undone or final. */
  undoUntil: text,
  /** Milliseconds until then, by the server's clock. */
  undoMilliseconds: v.number(),
});
export type DecisionRun = v.InferOutput<typeof decisionRun>;

/** Response of `POST …/decisions/{id}/undo`. */
export const undoneRun = v.object({
  runId: v.number(),
  undone: v.number(),
  fates: list(decisionFate),
});
export type UndoneRun = v.InferOutput<typeof undoneRun>;

/** Body of `POST /wand2/api/billing/approvals/batches`: up to 1,000 `items`, or `filter` with the list's `asOf`. */
export const batchRequest = v.object({
  onBehalfOf: decisionRequest.entries.onBehalfOf,
  items: v.optional(decidedItems),
  filter: decisionRequest.entries.filter,
  asOf: decisionRequest.entries.asOf,
});
export type BatchRequest = v.InferInput<typeof batchRequest>;

/** What a batch is made of; null where its items were named, or are of several kinds or periods. */
export const batchSubject = v.object({
  type: v.optional(v.nullable(approvalCardType), null),
  periodEndDate: dateOrNone,
});
export type BatchSubject = v.InferOutput<typeof batchSubject>;

/** A batch of approvals, and how far it is. */
export const approvalBatch = v.object({
  runId: v.number(),
  subject: batchSubject,
  /** ISO instant. */
  beganAt: v.string(),
  total: v.number(),
  decided: v.number(),
  /** More than 0: it is under way. */
  remaining: v.number(),
  /** Items that were not approved; `fates` has each of them, and is empty in a list of batches. */
  failed: v.number(),
  fates: list(decisionFate),
  /** Until then it can be taken back; null once it is taken back or final. */
  undoUntil: text,
  undoMilliseconds: v.number(),
  /** When it was taken back; null where it was not. */
  undoneAt: text,
});
export type ApprovalBatch = v.InferOutput<typeof approvalBatch>;

/** Response of `GET /wand2/api/billing/approvals/batches`; the newest first. */
export const approvalBatches = v.object({ batches: list(approvalBatch) });
export type ApprovalBatches = v.InferOutput<typeof approvalBatches>;
