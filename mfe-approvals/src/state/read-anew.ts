import { queryClient } from 'shared-session/server-data';

/**
 * Reads the queries below a key anew, after a change. A query's first read may have begun before the change, and TanStack Query would keep
 * it, so it is cancelled.
 */
export async function readAnew(queryKey: readonly unknown[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries({ queryKey });
}
