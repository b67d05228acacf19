import {
  type ApprovalBatch,
  type ApprovalCardType,
  getBatch,
  getBatches,
  postBatch,
  undoDecision,
} from 'shared-client/approvals';
import { batchState } from '../domain/batches.ts';
import { readAnew, readApprovalsAnew } from './read-anew.ts';

type Signalled = { readonly signal: AbortSignal };
type InName = number | null;

const nameOf = (onBehalfOf: InName) => (onBehalfOf === null ? {} : { onBehalfOf });
const POLL_MS = 1_000;

/** The reader's batches; polled while one is running. */
export const batchesQuery = (onBehalfOf: InName) => ({
  queryKey: ['approvals', 'batches', onBehalfOf],
  queryFn: ({ signal }: Signalled) => getBatches(nameOf(onBehalfOf), { signal }),
  refetchInterval: ({ state }: { readonly state: { readonly data?: readonly ApprovalBatch[] | undefined } }) =>
    state.data?.some((batch) => batchState(batch) === 'running') ? POLL_MS : (false as const),
});

/** A batch, with the items that were not approved. */
export const batchQuery = (runId: number) => ({
  queryKey: ['approvals', 'batch', runId],
  queryFn: ({ signal }: Signalled) => getBatch(runId, { signal }),
});

/** Starts a batch of the waiting items of one kind and period. Sending the same key again starts no second one. */
export async function beginBatch(
  { type, periodEndDate, asOf }: { type: ApprovalCardType; periodEndDate: string; asOf: string },
  onBehalfOf: InName,
  idempotencyKey: string,
): Promise<void> {
  try {
    await postBatch({ filter: { type, periodEndDate }, asOf, ...nameOf(onBehalfOf) }, { idempotencyKey });
  } finally {
    // The waiting items are read after the batches, so that they no longer contain items that the batches show as processed.
    await readAnew(batchesQuery(onBehalfOf).queryKey);
    await readApprovalsAnew();
  }
}

/** Takes a batch back and stops it if it is running. @returns the number of items that wait again */
export async function undoBatch(runId: number): Promise<number> {
  try {
    return (await undoDecision(runId)).undone;
  } finally {
    await readApprovalsAnew();
  }
}
