import { useEffect } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import { queryClient } from 'shared-session/server-data';
import { itemQuery } from '../../../state/approval-queries.ts';

/** Fetches the item that comes next when the browser has time, so that J shows the whole of it at once. Shows nothing. */
export function NextItem({ billingItemId, version }: Pick<ApprovalItem, 'billingItemId' | 'version'>) {
  useEffect(() => {
    const fetchIt = () => void queryClient.prefetchQuery(itemQuery(billingItemId, version));
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchIt);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchIt);
    return () => cancelIdleCallback(idle);
  }, [billingItemId, version]);
  return null;
}
