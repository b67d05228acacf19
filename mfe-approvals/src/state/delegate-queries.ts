import { endDelegation, getDelegates, type NewDelegation, nameDelegate } from 'shared-client/delegates';
import { readAnew } from './read-anew.ts';

/** The reader's delegates, and the people the reader is a delegate of. */
export const delegatesQuery = {
  queryKey: ['delegates'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => getDelegates({ signal }),
};

const refresh = () => readAnew(delegatesQuery.queryKey);

/** Names a delegate. Sending the same key again names no second one. */
export async function addDelegate(asked: NewDelegation, idempotencyKey: string): Promise<void> {
  await nameDelegate(asked, { idempotencyKey });
  await refresh();
}

/** Ends a delegation. The list is also reloaded if another user ended it first. */
export async function removeDelegate(delegationId: number, version: number): Promise<void> {
  try {
    await endDelegation(delegationId, version);
  } finally {
    await refresh();
  }
}
