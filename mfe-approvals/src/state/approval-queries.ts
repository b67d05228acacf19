import { getApprovalSummary, getApprovals } from 'shared-client/approvals';
import { getBillingItems } from 'shared-client/billing';
import type { RecordsOf, WAITING_REASONS } from '../domain/list-state.ts';

type Signalled = { readonly signal: AbortSignal };

/** The waiting items by kind: the reader's own, those of the company, or those of a person the reader is a delegate of. */
export const summaryQuery = ({ onBehalfOf = null, records = null }: Partial<RecordsOf> = {}) => ({
  queryKey: ['approvals', 'summary', onBehalfOf, records],
  queryFn: ({ signal }: Signalled) =>
    getApprovalSummary(onBehalfOf === null ? (records === null ? {} : { records }) : { onBehalfOf }, { signal }),
});

/** The items that have waited longest, as many as are shown; with a reason, only those that wait for it. */
export function oldestQuery(size: number, statusReason?: (typeof WAITING_REASONS)[number]) {
  const query = { sort: 'submitted,asc', size, ...(statusReason === undefined ? {} : { statusReason }) };
  return {
    queryKey: ['approvals', 'list', query],
    queryFn: ({ signal }: Signalled) => getApprovals(query, { signal }),
  };
}

/** The items that were sent back to their workers, newest period first. One that was refused takes no correction. */
export const sentBackQuery = (size: number) => ({
  queryKey: ['approvals', 'sent-back', size],
  queryFn: async ({ signal }: Signalled) =>
    (await getBillingItems({ status: 'SENT_BACK', sort: 'periodEndDate,desc', size }, { signal })).content,
});
