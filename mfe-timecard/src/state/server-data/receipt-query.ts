import { getGeneralInfo } from 'shared-client/billing';

/** The receipt of a timecard's last submission; null where it never was submitted. Add Time does without it. */
export const receiptQuery = (billingItemId: number) => ({
  queryKey: ['receipt', billingItemId],
  meta: { optional: 'The receipt of the last submission could not be fetched.' },
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await getGeneralInfo(billingItemId, { signal })).receipt ?? null,
});
