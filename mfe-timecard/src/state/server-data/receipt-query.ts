import { getGeneralInfo } from 'shared-client/billing';

/** The receipt of a timecard's last submission; null if it was never submitted. Add Time opens without it. */
export const receiptQuery = (billingItemId: number) => ({
  queryKey: ['receipt', billingItemId],
  meta: { optional: 'The receipt of the last submission could not be fetched.' },
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await getGeneralInfo(billingItemId, { signal })).receipt ?? null,
});
