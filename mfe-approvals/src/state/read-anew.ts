import { queryClient } from 'shared-session/server-data';

/**
 * Reads the queries below a key again, after a change. The first read of a query that a page shows may have begun before the change, and
 * TanStack Query would keep it, so it is cancelled. Prefetches go on.
 */
export async function readAnew(queryKey: readonly unknown[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey, type: 'active', predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries({ queryKey });
}

/** Reads the waiting and decided items and their summary again. */
export const readApprovalsAnew = (): Promise<void> => readAnew(['approvals']);
