import { useEffect, useEffectEvent } from 'react';

/**
 * Runs `again` when the browser's connection comes back: what could not be loaded is asked for by itself, beside the button
 * that says so.
 *
 * @param failed false: there is nothing to ask for again
 */
export function useBackOnline(again: () => void, failed = true): void {
  const run = useEffectEvent(again);
  useEffect(() => {
    if (!failed) return;
    const online = () => run();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [failed]);
}
