import type { ApprovalBatch, ApprovalCardType, WaitingPeriod } from 'shared-client/schema/approvals';

/** The last batch is reported for a day after its beginning, unless the reader closes the report. */
const REPORTED_MS = 24 * 60 * 60 * 1_000;

/** The waiting items of one kind whose periods end on one day. They can be approved as one batch. */
export interface BatchOffer {
  readonly type: ApprovalCardType;
  readonly periodStartDate: string;
  readonly periodEndDate: string;
  readonly count: number;
}

/** Batches that can be started, the oldest period first. Periods that end on the same day become one batch. */
export function batchOffers(periods: readonly WaitingPeriod[]): readonly BatchOffer[] {
  const offers = new Map<string, BatchOffer>();
  for (const { type, periodStartDate, periodEndDate, count } of periods) {
    const key = `${type} ${periodEndDate}`;
    const known = offers.get(key) ?? { type, periodStartDate, periodEndDate, count: 0 };
    const first = known.periodStartDate < periodStartDate ? known.periodStartDate : periodStartDate;
    offers.set(key, { ...known, periodStartDate: first, count: known.count + count });
  }
  return [...offers.values()].sort((one, other) => one.periodEndDate.localeCompare(other.periodEndDate));
}

/** `undone`: the batch was taken back. */
export type BatchState = 'running' | 'done' | 'undone';

/** The progress of a batch. */
export const batchState = ({ remaining, undoneAt }: Pick<ApprovalBatch, 'remaining' | 'undoneAt'>): BatchState =>
  undoneAt !== null ? 'undone' : remaining > 0 ? 'running' : 'done';

/** The number of items that the batches have processed. It changes with every step. */
export const settledItems = (batches: readonly Pick<ApprovalBatch, 'total' | 'remaining'>[]): number =>
  batches.reduce((sum, { total, remaining }) => sum + total - remaining, 0);

/** The milliseconds left to take a batch back, `sinceRead` milliseconds after it was read. */
export const undoLeft = ({ undoMilliseconds }: Pick<ApprovalBatch, 'undoMilliseconds'>, sinceRead: number): number =>
  Math.max(0, undoMilliseconds - Math.max(0, sinceRead));

/**
 * The batches that the list of waiting items reports, the newest first: those that are running or can be taken back, and the last one
 * that ended, because the reader may have been away (docs: approvals#approval-batch-report). `closedId` is the newest batch whose report
 * was closed.
 */
export function reportedBatches(
  batches: readonly ApprovalBatch[],
  { closedId, now }: { readonly closedId: number; readonly now: number },
): readonly ApprovalBatch[] {
  const isRunning = (batch: ApprovalBatch) => batchState(batch) === 'running';
  const last = batches.find((batch) => !isRunning(batch));
  const isRecent = (batch: ApprovalBatch) =>
    batch.undoMilliseconds > 0 || (batch === last && now - Date.parse(batch.beganAt) < REPORTED_MS);
  return batches.filter((batch) => isRunning(batch) || (batch.runId > closedId && isRecent(batch)));
}
