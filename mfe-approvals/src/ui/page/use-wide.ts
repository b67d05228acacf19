import { useSyncExternalStore } from 'react';

/** The width at which the detail fits beside the list. */
const WIDE = '(min-width: 75em)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the detail is beside the list; otherwise it covers the list. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? true);
