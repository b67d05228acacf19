import type { ApprovalBatch, ApprovalCardType, WaitingPeriod } from 'shared-client/schema/approvals';

/** The most items of one batch (docs: approvals#batch-billing). */
export const BATCH_ITEMS = 1_000;

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
