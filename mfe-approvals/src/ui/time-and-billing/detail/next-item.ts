import { useEffect } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import { queryClient } from 'shared-session/server-data';
import { itemQuery } from '../../../state/item-query.ts';
import { secondLookQuery } from '../../../state/second-look-query.ts';

/** Prefetches the next item when the browser is idle, so that J shows all of it at once. Renders nothing. */
export function NextItem({
  billingItemId,
  version,
  onBehalfOf,
}: Pick<ApprovalItem, 'billingItemId' | 'version'> & { readonly onBehalfOf: number | null }) {
  useEffect(() => {
    const fetchIt = () => {
      void queryClient.prefetchQuery(itemQuery(billingItemId, version));
      void queryClient.prefetchQuery(secondLookQuery({ billingItemId, version, onBehalfOf }));
    };
    // Safari does not have `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchIt);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchIt);
    return () => cancelIdleCallback(idle);
  }, [billingItemId, version, onBehalfOf]);
  return null;
}
