import { getApprovalSummary, getApprovals } from 'shared-client/approvals';
import { type ListState, queryOf, type RecordsOf } from '../domain/list-state.ts';

type Signalled = { readonly signal: AbortSignal };

/** The waiting items by kind: the reader's own, those of the company, or those of a person the reader is a delegate of. */
export const summaryQuery = ({ onBehalfOf = null, records = null }: Partial<RecordsOf> = {}) => ({
  queryKey: ['approvals', 'summary', onBehalfOf, records],
  queryFn: ({ signal }: Signalled) =>
    getApprovalSummary(onBehalfOf === null ? (records === null ? {} : { records }) : { onBehalfOf }, { signal }),
});

/** The items that have waited longest, as many as are shown. */
export function oldestQuery(size: number) {
  const query = { sort: 'submitted,asc', size };
  return {
    queryKey: ['approvals', 'list', query],
    queryFn: ({ signal }: Signalled) => getApprovals(query, { signal }),
  };
}

/** A page of the list. */
export function listQuery(state: ListState) {
  const query = queryOf(state);
  return {
    queryKey: ['approvals', 'list', query],
    queryFn: ({ signal }: Signalled) => getApprovals(query, { signal }),
  };
}
