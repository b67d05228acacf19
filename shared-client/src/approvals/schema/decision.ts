import * as v from 'valibot';
import { rejectionKind } from '../../billing/schema/vocabulary.ts';
import { dateOrNone, list, text } from '../../billing/schema/wire.ts';
import { approvalFilter } from './filter.ts';

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

/** Why an item was not decided, or not undone: see docs: approvals#approval-outcomes. */
export const OUTCOMES = ['changed', 'decided', 'own', 'forbidden', 'missing', 'final'] as const;
export const decisionOutcome = v.object({
  billingItemId: v.number(),
  workerName: text,
  periodEndDate: dateOrNone,
  fate: v.picklist(OUTCOMES),
  /** The user who decided it in the meantime, the person in whose name, and the instant. */
  by: text,
  byFor: text,
  at: text,
});
export type DecisionOutcome = v.InferOutput<typeof decisionOutcome>;

/** The progress of a decision on several items. */
export const decisionRun = v.object({
  runId: v.number(),
  decision: approvalDecision,
  total: v.number(),
  decided: v.number(),
  /** More than 0: send the same request with the same key again. */
  remaining: v.number(),
  /** Items that were not decided; the first 200 of them in `fates`. */
  failed: v.number(),
  fates: list(decisionOutcome),
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
  fates: list(decisionOutcome),
});
export type UndoneRun = v.InferOutput<typeof undoneRun>;
