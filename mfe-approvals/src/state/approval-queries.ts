import { getApprovalSummary, getApprovals } from 'shared-client/approvals';
import { getBillingItem, getGeneralInfo, getProjectBilling } from 'shared-client/billing';
import { inNameOf, type ListState, queryOf } from '../domain/list-state.ts';

type Signalled = { readonly signal: AbortSignal };

const OWN = { onBehalfOf: null } as const;

/** What waits, by kind; the reader's own, or that of a person they stand in for. */
export const summaryQuery = (of: Pick<ListState, 'onBehalfOf'> = OWN) => ({
  queryKey: ['approvals', 'summary', of.onBehalfOf],
  queryFn: ({ signal }: Signalled) => getApprovalSummary(inNameOf(of), { signal }),
});

/** A page of the list. */
export function listQuery(state: ListState) {
  const query = queryOf(state);
  return {
    queryKey: ['approvals', 'list', query],
    queryFn: ({ signal }: Signalled) => getApprovals(query, { signal }),
  };
}

/** The whole of an item, for the detail. Its version is in the key: what is shown is what is decided on. */
export const itemQuery = (billingItemId: number, version: number) => ({
  queryKey: ['approvals', 'item', billingItemId, version],
  queryFn: async ({ signal }: Signalled) => {
    const [item, info] = await Promise.all([
      getBillingItem(billingItemId, { signal }),
      getGeneralInfo(billingItemId, { signal }),
    ]);
    const project = item.type === 'PROJECT' ? (await getProjectBilling(billingItemId, { signal })).lines : [];
    const { history, comments, mayComment, allocationChanges } = info;
    return { item, history, comments, mayComment, allocationChanges, project };
  },
});
