import { getBillingItem, getGeneralInfo, getProjectBilling } from 'shared-client/billing';

type Signalled = { readonly signal: AbortSignal };

/** A complete item, for the detail. The version is in the key, so that a decision is always about the version that is shown. */
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
