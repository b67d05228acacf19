import { getBillingItem, getGeneralInfo, getProjectBilling } from 'shared-client/billing';
import { itemLines } from '../../domain/detail/item-lines.ts';

/** What was saved or submitted, with its lines. */
export const detailQuery = (billingItemId: number) => ({
  queryKey: ['detail', billingItemId],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const [info, item] = await Promise.all([
      getGeneralInfo(billingItemId, { signal }),
      getBillingItem(billingItemId, { signal }),
    ]);
    // A project's milestones, materials and positions come with a call of their own.
    const project = item.type === 'PROJECT' ? await getProjectBilling(billingItemId, { signal }) : item;
    return { info, item, lines: itemLines(project) };
  },
});
