import { onlineManager, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/query-core';
import { CallError, hasUserToken, onDataChange, onSessionChange } from 'shared-client';

/** How long a response is fresh, milliseconds: a page that opens within this time after a prefetch makes no second request. */
const FRESH_MS = 10_000;

/** Keys that begin with it hold code, which belongs to no user and does not age. */
export const CODE = 'code';

const isData = ({ queryKey }: Query): boolean => queryKey[0] !== CODE;

/** What the pages have read from the server. shared-client repeats calls where that is safe, so a query does not. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error) {
      // An error of ours: the page says that something went wrong, monitoring hears what.
      if (!(error instanceof CallError)) void Promise.reject(error);
    },
  }),
  defaultOptions: { queries: { staleTime: FRESH_MS, retry: false, networkMode: 'always' } },
});

// Responses belong to one session.
onSessionChange(() => {
  queryClient.removeQueries({ type: 'inactive', predicate: isData });
  void queryClient.resetQueries({ predicate: isData });
});

// A call that changes data makes stale what was read before it or during it.
onDataChange(() => {
  queryClient.removeQueries({ type: 'inactive', predicate: isData });
  void queryClient.invalidateQueries({ predicate: isData, refetchType: 'none' });
});

/** What can be read ahead of a page. */
interface Prefetched {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<unknown>;
}

/** Fetches what a page will ask for. Nobody waits for it: the page asks again and shows what fails. @returns an undo */
export function prefetchQueries(queries: readonly Prefetched[]): (() => void) | undefined {
  if (!hasUserToken()) return undefined;
  for (const query of queries) void queryClient.prefetchQuery(query);
  return () => {
    for (const { queryKey } of queries) void queryClient.cancelQueries({ type: 'inactive', queryKey, exact: true });
  };
}

let mounts = 0;

/** Counts a mount. @returns an undo; the last one removes all data */
export function keepServerData(): () => void {
  mounts += 1;
  // The library believes in a connection until it hears otherwise, and it hears nothing between two mounts.
  onlineManager.setOnline(navigator.onLine);
  return () => {
    mounts -= 1;
    // StrictMode unmounts and mounts again at once.
    queueMicrotask(() => {
      if (mounts === 0) void queryClient.cancelQueries().then(() => mounts === 0 && queryClient.clear());
    });
  };
}
