import type { ApprovalBatch, ApprovalCardType, WaitingPeriod } from 'shared-client/schema/approvals';

/** What one batch takes at most (docs: approvals#batch-billing). */
export const BATCH_ITEMS = 1_000;

/** What waits of one kind with one last day: a batch is made of it. */
export interface BatchOffer {
  readonly type: ApprovalCardType;
  readonly periodStartDate: string;
  readonly periodEndDate: string;
  readonly count: number;
}

/** What can be approved as a batch, the oldest period first. Periods that end on one day are one. */
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

/** `undone`: it was taken back. */
export type BatchState = 'running' | 'done' | 'undone';

/** How far a batch is. */
export const batchState = ({ remaining, undoneAt }: Pick<ApprovalBatch, 'remaining' | 'undoneAt'>): BatchState =>
  undoneAt !== null ? 'undone' : remaining > 0 ? 'running' : 'done';

/** How many items no longer wait for their turn in a batch; it changes with every step. */
export const settledItems = (batches: readonly Pick<ApprovalBatch, 'total' | 'remaining'>[]): number =>
  batches.reduce((sum, { total, remaining }) => sum + total - remaining, 0);

/** Milliseconds in which a batch can still be taken back, some time after it was read. */
export const undoLeft = ({ undoMilliseconds }: Pick<ApprovalBatch, 'undoMilliseconds'>, sinceRead: number): number =>
  Math.max(0, undoMilliseconds - Math.max(0, sinceRead));
