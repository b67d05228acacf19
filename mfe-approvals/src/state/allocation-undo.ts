import { undoAllocations } from 'shared-client/approvals';
import { queryClient } from 'shared-session/server-data';
import { createStore } from 'zustand/vanilla';
import { itemQuery } from './item-query.ts';
import { readAnew } from './read-anew.ts';

interface AllocationUndo {
  readonly billingItemId: number;
  /** The version that the change created. Another change of the item ends the undo. */
  readonly version: number;
  /** The end of the undo, on the clock of `performance.now()`. The server decides in the end. */
  readonly until: number;
}

/** The reader's last change of allocations, while it can be taken back. It stays when the reader opens another item. */
export const allocationUndo = createStore<{ readonly last: AllocationUndo | null }>()(() => ({ last: null }));

/** Removes an undo that has expired. */
export const expireAllocationUndo = (): void => allocationUndo.setState({ last: null });

/** Takes the last change back. @returns a label key that says why it could not be taken back; null if it was */
export async function undoLastAllocations(): Promise<string | null> {
  const { last } = allocationUndo.getState();
  if (!last) return null;
  const { billingItemId } = last;
  // A second press sends nothing.
  expireAllocationUndo();
  const { fate, version } = await undoAllocations(billingItemId).catch((error: unknown) => {
    if (allocationUndo.getState().last === null) allocationUndo.setState({ last });
    throw error;
  });
  // The detail loads the next version before the list has it, so that the detail is never empty.
  await queryClient.prefetchQuery(itemQuery(billingItemId, version));
  void readAnew(['approvals', 'list']);
  return fate === null ? null : fate === 'changed' ? 'MSG_OUTCOME_CHANGED' : 'MSG_OUTCOME_FINAL';
}
