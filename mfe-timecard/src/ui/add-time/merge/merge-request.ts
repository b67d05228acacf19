import type { ReactNode } from 'react';
import type { ThreeForms } from '../../../domain/conflict/merge.ts';
import type { GroundChange } from '../../../state/add-time/edit-history.ts';

/** A request to merge another state into the open timecard. */
export interface MergeRequest {
  readonly forms: ThreeForms;
  /** The action that undo reverts: `ACTION_…`. */
  readonly step: string;
  /** Title of the conflict, if there is one. */
  readonly title: string;
  /** The author of the other side. */
  readonly theirs: string;
  /** The text of the receipt, with the places that were taken over. */
  readonly receipt: string;
  /** The new ground of the merged form, if it changes. */
  readonly ground?: GroundChange;
  /** Called when the merged form is in the store. */
  readonly onMerged?: () => void;
}

export interface Merging {
  /** Merges; asks only about values that both sides changed. */
  readonly merge: (request: MergeRequest) => void;
  /** The conflict, and the receipt with its Undo. */
  readonly dialog: ReactNode;
  readonly receipt: ReactNode;
}
