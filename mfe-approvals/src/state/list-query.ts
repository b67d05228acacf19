import { getApprovals } from 'shared-client/approvals';
import type { ApprovalPage } from 'shared-client/schema/approvals';
import { keptItems } from '../domain/kept-items.ts';
import { type ListState, queryOf } from '../domain/list-state.ts';

/** A page of the list. An item that has not changed stays the same object, also where the items before it have left the list. */
export function listQuery(state: ListState) {
  const query = queryOf(state);
  return {
    queryKey: ['approvals', 'list', query],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => getApprovals(query, { signal }),
    structuralSharing: (before: unknown, now: unknown) =>
      keptItems(before as ApprovalPage | undefined, now as ApprovalPage),
  };
}
