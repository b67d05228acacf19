import { endDelegation, getDelegates, type NewDelegation, nameDelegate } from 'shared-client/delegates';
import { queryClient } from 'shared-session/server-data';

/** Who stands in for the reader, and for whom the reader stands in. */
export const delegatesQuery = {
  queryKey: ['delegates'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => getDelegates({ signal }),
};

const refresh = () => queryClient.invalidateQueries({ queryKey: delegatesQuery.queryKey });

/** Names a delegate; the same key again names nobody twice. */
export async function addDelegate(asked: NewDelegation, idempotencyKey: string): Promise<void> {
  await nameDelegate(asked, { idempotencyKey });
  await refresh();
}

/** Ends a delegation; the list is read anew also when somebody else was faster. */
export async function removeDelegate(delegationId: number, version: number): Promise<void> {
  try {
    await endDelegation(delegationId, version);
  } finally {
    await refresh();
  }
}
