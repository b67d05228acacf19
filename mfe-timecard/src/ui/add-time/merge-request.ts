import type { ReactNode } from 'react';
import type { ThreeForms } from '../../domain/conflict/merge.ts';
import type { GroundChange } from '../../state/add-time/edit-history.ts';

/** Two states of the open timecard that are to become one. */
export interface MergeRequest {
  readonly forms: ThreeForms;
  /** The step that takes it back: `ACTION_…`. */
  readonly step: string;
  /** Title of the conflict, where there is one. */
  readonly title: string;
  /** Whose the other side is. */
  readonly theirs: string;
  /** What the receipt says, with the places that were taken over. */
  readonly receipt: string;
  /** What the merged form is entered upon, where that is something else than before. */
  readonly ground?: GroundChange;
  /** Called when the merged form stands. */
  readonly onMerged?: () => void;
}

export interface Merging {
  /** Merges; asks only about what both sides changed. */
  readonly merge: (request: MergeRequest) => void;
  /** The conflict, and the receipt with its Undo. */
  readonly dialog: ReactNode;
  readonly receipt: ReactNode;
}
