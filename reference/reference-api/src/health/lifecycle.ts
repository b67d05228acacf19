/** Where a process is in its life. */
export interface Lifecycle {
  /** It was asked to end: it still answers, but nobody should send it more. */
  isDraining: boolean;
}
