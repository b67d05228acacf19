import type { Place } from 'shared-client/recovery';
import type { FlowEvent } from '../domain/flow.ts';
import type { Calls, FlowUser } from './calls.ts';
import type { RecoveryState } from './recovery-state.ts';

/** The shared half of the store's parts. */
export interface StoreParts {
  readonly set: (partial: Partial<RecoveryState>) => void;
  readonly get: () => RecoveryState;
  readonly calls: Calls;
  readonly now: () => number;
  readonly dispatch: (event: FlowEvent) => void;
  /** The user's location, as far as it is known. */
  readonly place: () => Place;
  readonly user: () => FlowUser;
  /** Returns a check that holds until the next ticket of its kind, or until the unmount. A response whose check fails is stale. */
  readonly ticket: (kind: string) => () => boolean;
  /** Runs something later, unless the mount has ended by then. */
  readonly after: (milliseconds: number, work: () => void) => void;
}
