import { useEffectEvent, useLayoutEffect } from 'react';

/** A browser reports that it is online before its network works. Failures within this time after that are retried, in milliseconds. */
const SETTLING_MS = 30_000;
const FIRST_PAUSE_MS = 1_000;

/** When the connection last came back while something waited for it; `performance.now()`. */
let cameBack = Number.NEGATIVE_INFINITY;

/**
 * Runs `again` when the browser's connection comes back: a failed load is repeated without a press of its "Try again" button. Loads that
 * fail shortly after that are retried with pauses that double.
 *
 * @param failed false if there is nothing to load again
 */
export function useBackOnline(again: () => void, failed = true): void {
  const run = useEffectEvent(again);
  // Listens before the failure is shown, so that a connection that returns in between is not missed.
  useLayoutEffect(() => {
    if (!failed) return;
    const online = () => {
      cameBack = performance.now();
      run();
    };
    window.addEventListener('online', online);
    const since = performance.now() - cameBack;
    const timer = since < SETTLING_MS ? setTimeout(() => run(), Math.max(FIRST_PAUSE_MS, since)) : undefined;
    return () => {
      window.removeEventListener('online', online);
      clearTimeout(timer);
    };
  }, [failed]);
}
