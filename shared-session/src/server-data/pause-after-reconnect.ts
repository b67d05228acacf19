/** A browser says that it is online before its network carries anything: for so long a failure after it is tried again, milliseconds. */
const SETTLING_MS = 30_000;
const FIRST_PAUSE_MS = 1_000;

/**
 * How long to wait before what failed is asked for again, `since` milliseconds after the connection came back: pauses that double,
 * and then no more (`false`).
 */
export function pauseAfterReconnect(since: number): number | false {
  return since < SETTLING_MS ? Math.max(FIRST_PAUSE_MS, since) : false;
}
