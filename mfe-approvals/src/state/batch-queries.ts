import {
  type ApprovalBatch,
  type BatchRequest,
  getBatch,
  getBatches,
  postBatch,
  undoDecision,
} from 'shared-client/approvals';
import { createStore } from 'zustand/vanilla';
import { batchState } from '../domain/batches.ts';
import { readAnew, readApprovalsAnew } from './read-anew.ts';

type Signalled = { readonly signal: AbortSignal };
type InName = number | null;

const POLL_MS = 1_000;
const BATCHES = ['approval-batches'] as const;

/** The reader's batches; polled while one is running. */
export const batchesQuery = (onBehalfOf: InName) => ({
  queryKey: [...BATCHES, onBehalfOf],
  queryFn: ({ signal }: Signalled) => getBatches(onBehalfOf === null ? {} : { onBehalfOf }, { signal }),
  refetchInterval: ({ state }: { readonly state: { readonly data?: readonly ApprovalBatch[] | undefined } }) =>
    state.data?.some((batch) => batchState(batch) === 'running') ? POLL_MS : (false as const),
});

/** A batch, with the items that were not approved. */
export const batchQuery = (runId: number) => ({
  queryKey: [...BATCHES, 'one', runId],
  queryFn: ({ signal }: Signalled) => getBatch(runId, { signal }),
});

/** Starts a batch. Sending the same key again starts no second one. */
export async function beginBatch(request: BatchRequest, idempotencyKey: string): Promise<void> {
  try {
    await postBatch(request, { idempotencyKey });
  } finally {
    // The waiting items are read after the batches, so that they no longer contain items that the batches show as processed.
    await readAnew(BATCHES);
    await readApprovalsAnew();
  }
}

/** Takes a batch back and stops it if it is running. @returns the number of items that wait again */
export async function undoBatch(runId: number): Promise<number> {
  try {
    return (await undoDecision(runId)).undone;
  } finally {
    await Promise.all([readAnew(BATCHES), readApprovalsAnew()]);
  }
}

const CLOSED = 'portal.approvals.closed-batch';

/** The newest batch whose report was closed on this device. */
export const closedBatch = createStore<{ readonly id: number }>()(() => ({ id: readClosed() }));

/** Closes the report of a batch that has ended. */
export function closeBatch(id: number): void {
  closedBatch.setState({ id });
  try {
    localStorage.setItem(CLOSED, String(id));
  } catch {
    // Storage is blocked: the report stays closed on this page.
  }
}

function readClosed(): number {
  try {
    return Number(localStorage.getItem(CLOSED)) || 0;
  } catch {
    return 0;
  }
}
