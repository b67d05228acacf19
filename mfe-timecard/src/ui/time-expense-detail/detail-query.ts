import { getBillingItem, getGeneralInfo } from 'shared-client/billing';

/** The saved or submitted item. */
export const detailQuery = (billingItemId: number) => ({
  queryKey: ['detail', billingItemId],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const [info, item] = await Promise.all([
      getGeneralInfo(billingItemId, { signal }),
      getBillingItem(billingItemId, { signal }),
    ]);
    return { info, item };
  },
});
