import { useCallback, useSyncExternalStore } from 'react';

/** The width at which the detail fits beside the list. */
const BESIDE = '(min-width: 75em)';

/** Whether the window matches a query. By default: whether the detail is beside the list; otherwise it covers the list. */
export function useWide(query = BESIDE): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? true);
}
