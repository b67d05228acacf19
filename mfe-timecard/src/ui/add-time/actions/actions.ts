import type { EngagementPeriod } from 'shared-client/engagements';
import type { DraftStatus } from '../draft/draft-status.ts';

/** What can be done with an open timecard as a whole. */
export interface Actions {
  readonly save: () => unknown;
  readonly askToSubmit: () => void;
  readonly copyPeriod: () => void;
  readonly toPeriod: (period: EngagementPeriod) => void;
  /** Removes the draft of this timecard. */
  readonly dropDraft: () => void;
}

/** What the page shows of its actions. */
export interface ActionsState {
  readonly draft: DraftStatus;
  /** Whether the previous period is loading. */
  readonly isCopying: boolean;
  /** Whether a question or a receipt is open. */
  readonly isAsking: boolean;
}
