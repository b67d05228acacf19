/** The DOM events that the element dispatches to its host; EMBEDDING.md explains them. */
export const hostEvents = {
  /** The user left the last step. */
  completed: 'recovery-completed',
  /** The user left the flow before its end. */
  cancelled: 'recovery-cancelled',
  /** The flow could not be loaded or started. If it could not be loaded, the element itself shows a message. */
  failed: 'recovery-failed',
} as const;

/** The detail of `recovery-completed` and `recovery-cancelled`: the channels that were verified in this run. It contains no address. */
export interface OutcomeDetail {
  readonly email: boolean;
  readonly phone: boolean;
}

/** The detail of `recovery-failed`: a text for the page's developers, not for its users. */
export interface RecoveryFailedDetail {
  readonly reason: string;
}
