import {
  type ApprovalBatch,
  type ApprovalCardType,
  getBatch,
  getBatches,
  postBatch,
  undoDecision,
} from 'shared-client/approvals';
import { queryClient } from 'shared-session/server-data';
import { batchState } from '../domain/batches.ts';

type Signalled = { readonly signal: AbortSignal };
type InName = number | null;

const nameOf = (onBehalfOf: InName) => (onBehalfOf === null ? {} : { onBehalfOf });
const POLL_MS = 1_000;

/** The reader's batches; while one is under way, they are read again and again. */
export const batchesQuery = (onBehalfOf: InName) => ({
  queryKey: ['approvals', 'batches', onBehalfOf],
  queryFn: ({ signal }: Signalled) => getBatches(nameOf(onBehalfOf), { signal }),
  refetchInterval: ({ state }: { readonly state: { readonly data?: readonly ApprovalBatch[] | undefined } }) =>
    state.data?.some((batch) => batchState(batch) === 'running') ? POLL_MS : (false as const),
});

/** A batch with each item that was not approved. */
export const batchQuery = (runId: number) => ({
  queryKey: ['approvals', 'batch', runId],
  queryFn: ({ signal }: Signalled) => getBatch(runId, { signal }),
});

/** What waits, and what became of it, is read anew. */
export const readAnew = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['approvals'] });

/** Begins a batch of what waits of one kind and period. The same key begins it once. */
export async function beginBatch(
  { type, periodEndDate, asOf }: { type: ApprovalCardType; periodEndDate: string; asOf: string },
  onBehalfOf: InName,
  idempotencyKey: string,
): Promise<void> {
  try {
    await postBatch({ filter: { type, periodEndDate }, asOf, ...nameOf(onBehalfOf) }, { idempotencyKey });
  } finally {
    await readAnew();
  }
}

/** Takes a batch back; one that is under way stops. @returns how many items wait again */
export async function undoBatch(runId: number): Promise<number> {
  try {
    return (await undoDecision(runId)).undone;
  } finally {
    await readAnew();
  }
}
