/** A browser reports that it is online before its network works. Failures within this time after that are retried, in milliseconds. */
const SETTLING_MS = 30_000;
const FIRST_PAUSE_MS = 1_000;

/**
 * The pause before a retry, `since` milliseconds after the connection came back. The pauses double; then there are no more retries
 * (`false`).
 */
export function pauseAfterReconnect(since: number): number | false {
  return since < SETTLING_MS ? Math.max(FIRST_PAUSE_MS, since) : false;
}
