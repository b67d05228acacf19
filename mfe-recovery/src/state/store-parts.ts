import type { Place } from 'shared-client/recovery';
import type { FlowEvent } from '../domain/flow.ts';
import type { Calls, FlowUser } from './calls.ts';
import type { RecoveryState } from './recovery-state.ts';

/** What the parts of the store share. */
export interface StoreParts {
  readonly set: (partial: Partial<RecoveryState>) => void;
  readonly get: () => RecoveryState;
  readonly calls: Calls;
  readonly now: () => number;
  readonly dispatch: (event: FlowEvent) => void;
  /** Where the user is, as far as it is known by now. */
  readonly place: () => Place;
  readonly user: () => FlowUser;
  /** A ticket that is valid until the next one of its kind, or the end of the mount: stale responses hold an old one. */
  readonly ticket: (kind: string) => () => boolean;
  /** Runs something later, unless the mount ends before. */
  readonly after: (milliseconds: number, work: () => void) => void;
}
