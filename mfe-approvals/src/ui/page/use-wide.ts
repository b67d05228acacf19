import { useSyncExternalStore } from 'react';

/** From here on there is room for a detail beside the list. */
const WIDE = '(min-width: 75em)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the detail stands beside the list; otherwise it stands over it. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? true);
