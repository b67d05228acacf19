import { useEffectEvent, useLayoutEffect } from 'react';

/** A browser says that it is online before its network carries anything: for so long a failure after it is tried again, milliseconds. */
const SETTLING_MS = 30_000;
const FIRST_PAUSE_MS = 1_000;

/** When the connection last came back, as far as somebody here waited for it; `performance.now()`. */
let cameBack = Number.NEGATIVE_INFINITY;

/**
 * Runs `again` when the browser's connection comes back: what could not be loaded is asked for by itself, beside the button
 * that says so. What fails in the moments after that is asked for again, with pauses that double.
 *
 * @param failed false: there is nothing to ask for again
 */
export function useBackOnline(again: () => void, failed = true): void {
  const run = useEffectEvent(again);
  // Before the failure is seen: a connection that is back by the time one reads of it has been heard.
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
