/** What the host of the flow hears, as DOM events of the element; EMBEDDING.md explains them. */
export const hostEvents = {
  /** The last step was left. */
  completed: 'recovery-completed',
  /** The flow was left before its end. */
  cancelled: 'recovery-cancelled',
  /** It could not be loaded or could not start; where it could not be loaded the element itself says so. */
  failed: 'recovery-failed',
} as const;

/** What `recovery-completed` and `recovery-cancelled` carry: which channels were proven in this run. No address is in it. */
export interface OutcomeDetail {
  readonly email: boolean;
  readonly phone: boolean;
}

/** What `recovery-failed` carries: a word or a sentence for the page's developers, not for its users. */
export interface RecoveryFailedDetail {
  readonly reason: string;
}
