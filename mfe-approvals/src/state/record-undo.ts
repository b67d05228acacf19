import { type ApprovalRecord, undoRecord } from 'shared-client/records';
import { queryClient } from 'shared-session/server-data';
import { createStore } from 'zustand/vanilla';

/** The reader's last decision on a record, while it can be taken back. */
export interface UndoableRecord {
  readonly recordId: number;
  /** The record that was left behind by the decision: another decision on it is another undo. */
  readonly version: number;
  readonly decision: 'approve' | 'reject';
  /** What was decided on, in words. */
  readonly what: string;
  /** `performance.now()` until when; the server has the last word. */
  readonly until: number;
}

interface RecordUndoState {
  readonly last: UndoableRecord | null;
  /** What is said once, for whoever does not see the bar: a label key. */
  readonly said: string | null;
}

/** One for dashboard and record: the undo stays while the reader goes on to the next approval. */
export const recordUndo = createStore<RecordUndoState>()(() => ({ last: null, said: null }));

/** Offers to take the reader's decision on a record back, as long as the server says. @returns whether there is something to take back */
export function offerUndo({ recordId, version, undoMilliseconds, history }: ApprovalRecord, what: string): boolean {
  const made = history.find((event) => event.what === 'reject' || event.what.startsWith('approve'));
  const known = recordUndo.getState().last;
  if (!(undoMilliseconds > 0) || !made) return false;
  if (known?.recordId === recordId && known.version === version) return true;
  const decision = made.what === 'reject' ? 'reject' : 'approve';
  recordUndo.setState({
    last: { recordId, version, decision, what, until: performance.now() + undoMilliseconds },
    said: null,
  });
  return true;
}

/** A decision can no longer be taken back. */
export const expireUndo = (): void => recordUndo.setState({ last: null });

/** Takes the last decision back. @returns a label key that says why it stays; null where it is taken back */
export async function undoLast(): Promise<string | null> {
  const { last } = recordUndo.getState();
  if (!last) return null;
  try {
    const { fate } = await undoRecord(last.recordId);
    recordUndo.setState({ last: null, said: fate === null ? 'MSG_UNDONE' : null });
    return fate === null ? null : fate === 'changed' ? 'MSG_FATE_CHANGED' : 'MSG_FATE_FINAL';
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['records'] });
  }
}
