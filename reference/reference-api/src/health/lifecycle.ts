/** The state of a process. */
export interface Lifecycle {
  /** It was asked to end: it still responds, but should get no further requests. */
  isDraining: boolean;
}
