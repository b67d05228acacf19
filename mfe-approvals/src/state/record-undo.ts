import { type ApprovalRecord, undoRecord } from 'shared-client/records';
import { createStore } from 'zustand/vanilla';
import { readAnew } from './read-anew.ts';

/** A decision of the reader on a record, while it can be taken back. */
export interface UndoableRecord {
  readonly recordId: number;
  /** The version after the decision. Another decision on the record has its own undo. */
  readonly version: number;
  readonly decision: 'approve' | 'reject';
  /** The subject of the decision, in words. */
  readonly what: string;
  /** The end of the undo, on the clock of `performance.now()`. The server decides in the end. */
  readonly until: number;
}

interface RecordUndoState {
  /** The newest last. */
  readonly undoable: readonly UndoableRecord[];
  /** A label key that is announced once, for readers who do not see the bar. */
  readonly said: string | null;
}

/** Shared by the dashboard and the record page, so that the undo stays while the reader opens the next approval. */
export const recordUndo = createStore<RecordUndoState>()(() => ({ undoable: [], said: null }));

/** Offers an undo of the reader's decision on a record, for as long as the server allows. @returns whether there is something to undo */
export function offerUndo({ recordId, version, undoMilliseconds, history }: ApprovalRecord, what: string): boolean {
  const made = history.find((event) => event.what === 'reject' || event.what.startsWith('approve'));
  const { undoable } = recordUndo.getState();
  if (!(undoMilliseconds > 0) || !made) return false;
  if (undoable.some((one) => one.recordId === recordId && one.version === version)) return true;
  const decision = made.what === 'reject' ? 'reject' : 'approve';
  const until = performance.now() + undoMilliseconds;
  const others = undoable.filter((one) => one.recordId !== recordId);
  recordUndo.setState({ undoable: [...others, { recordId, version, decision, what, until }], said: null });
  return true;
}

const without = (gone: UndoableRecord) => recordUndo.getState().undoable.filter((one) => one !== gone);

/** Removes the newest undo, which has expired, and with it those before it. */
export const expireUndo = (): void => recordUndo.setState({ undoable: [] });

/** Takes the newest decision back. @returns a label key that says why it could not be taken back; null if it was */
export async function undoLast(): Promise<string | null> {
  const last = recordUndo.getState().undoable.at(-1);
  if (!last) return null;
  try {
    const { fate } = await undoRecord(last.recordId);
    recordUndo.setState({ undoable: without(last), said: fate === null ? 'MSG_UNDONE' : null });
    return fate === null ? null : fate === 'changed' ? 'MSG_OUTCOME_CHANGED' : 'MSG_OUTCOME_FINAL';
  } finally {
    await readAnew(['records']);
  }
}
