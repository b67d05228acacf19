import { undoAllocations } from 'shared-client/approvals';
import { queryClient } from 'shared-session/server-data';
import { createStore } from 'zustand/vanilla';
import { itemQuery } from './approval-queries.ts';

interface AllocationUndo {
  readonly billingItemId: number;
  /** The version that was made: another change of the item ends the undo. */
  readonly version: number;
  /** `performance.now()` until when; the server has the last word. */
  readonly until: number;
}

/** The reader's last change of allocations, while it can be taken back. It stays while they look at another item. */
export const allocationUndo = createStore<{ readonly last: AllocationUndo | null }>()(() => ({ last: null }));

/** A change can no longer be taken back. */
export const expireAllocationUndo = (): void => allocationUndo.setState({ last: null });

/** Takes the last change back. @returns a label key that says why it stays; null where it is taken back */
export async function undoLastAllocations(): Promise<string | null> {
  const { last } = allocationUndo.getState();
  if (!last) return null;
  const { billingItemId } = last;
  // Whoever presses twice asks once.
  expireAllocationUndo();
  const { fate, version } = await undoAllocations(billingItemId).catch((error: unknown) => {
    if (allocationUndo.getState().last === null) allocationUndo.setState({ last });
    throw error;
  });
  // The detail has its next version before the list names it, so that it does not empty.
  await queryClient.prefetchQuery(itemQuery(billingItemId, version));
  void queryClient.invalidateQueries({ queryKey: ['approvals', 'list'] });
  return fate === null ? null : fate === 'changed' ? 'MSG_FATE_CHANGED' : 'MSG_FATE_FINAL';
}
