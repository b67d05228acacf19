import * as v from 'valibot';
import { dateOrNone, list, text } from '../../billing/schema/wire.ts';
import { approvalCardType } from './card.ts';
import { decidedItems, decisionOutcome, decisionRequest } from './decision.ts';

/** Body of `POST /wand2/api/billing/approvals/batches`: up to 1,000 `items`, or all that match `filter`, with the list's `asOf`. */
export const batchRequest = v.object({
  onBehalfOf: decisionRequest.entries.onBehalfOf,
  items: v.optional(decidedItems),
  filter: decisionRequest.entries.filter,
  asOf: decisionRequest.entries.asOf,
});
export type BatchRequest = v.InferInput<typeof batchRequest>;

/**
 * The subject of a batch; null where its items were named, or are of several kinds or periods. Periods that end on one day may begin on
 * several; `periodStartDate` is the first of them.
 */
export const batchSubject = v.object({
  type: v.optional(v.nullable(approvalCardType), null),
  periodStartDate: dateOrNone,
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
  /** Items that were not approved; `fates` has the first 1,000 of them, and is empty in a list of batches. */
  failed: v.number(),
  fates: list(decisionOutcome),
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
