import { type BillingItemSummary, getBillingItems } from 'shared-client/billing';

/** The number of items that fit on the home page. */
export const SHOWN = 5;

/** Timecards that need the worker: first those that were sent back, then saved ones, newest period first. */
export const waitingQuery = {
  queryKey: ['waiting'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly BillingItemSummary[]> => {
    const of = (status: string) =>
      getBillingItems({ status, type: 'TIME', sort: 'periodEndDate,desc', size: SHOWN }, { signal });
    const [sentBack, saved] = await Promise.all([of('SENT_BACK'), of('Saved')]);
    return [...sentBack.content, ...saved.content].slice(0, SHOWN);
  },
};
