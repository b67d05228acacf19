import { useSyncExternalStore } from 'react';

/** The width below which only the search of a list stays in sight. */
const NARROW = '(max-width: 60em)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the filters of a list have no room beside the search. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(NARROW).matches ?? false);
