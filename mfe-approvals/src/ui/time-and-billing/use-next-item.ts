import { useEffect } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import { queryClient } from 'shared-session/server-data';
import { itemQuery } from '../../state/approval-queries.ts';

/** Fetches the item that comes next once the present one stands there and the browser has time, so that J shows the whole of it at once. */
export function useNextItem(next: ApprovalItem | undefined, isReady: boolean): void {
  const { billingItemId = 0, version = 0 } = next ?? {};
  useEffect(() => {
    if (!isReady || billingItemId === 0) return undefined;
    const fetchIt = () => void queryClient.prefetchQuery(itemQuery(billingItemId, version));
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchIt);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchIt);
    return () => cancelIdleCallback(idle);
  }, [isReady, billingItemId, version]);
}
