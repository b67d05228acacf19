import { hashKey, onlineManager, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/query-core';
import { CallError, hasUserToken, onDataChange, onSessionChange, UnauthorisedError } from 'shared-client';
import { pauseAfterReconnect } from './pause-after-reconnect.ts';

declare module '@tanstack/query-core' {
  interface Register {
    queryMeta: {
      /** Entries on a page depend on it, so it is not replaced while the page is open. */
      readonly isEdited?: true;
      /** The page works without it; a failure is logged with this sentence. */
      readonly optional?: string;
    };
  }
}

/** The time that a response is fresh, in milliseconds: a page that opens within this time after a prefetch makes no second request. */
export const FRESH_MS = 10_000;

/** Keys that begin with it hold code, which belongs to no user and does not become stale. */
export const CODE = 'code';

/** When the connection last came back; `performance.now()`. */
let cameBack = Number.NEGATIVE_INFINITY;

/**
 * The cache of the pages' server data. One for each micro-frontend: a prefetch runs before the page is mounted, and what was read stays
 * until the next of its pages is mounted, or is removed {@link FRESH_MS} after the last one. shared-client repeats calls where that is safe, so a query does not.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { meta, queryKey }) {
      if (error instanceof UnauthorisedError) return;
      if (meta?.optional) console.warn(meta.optional, error);
      else if (queryKey[0] === CODE) console.error('A part of the page could not be fetched.', error);
      // A bug of ours: the page says that something went wrong, monitoring gets the details.
      else if (!(error instanceof CallError)) void Promise.reject(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: false,
      // A page that cannot be loaded offline says so at once, and is loaded when the connection is back.
      networkMode: 'always',
      refetchOnWindowFocus: ({ meta }) => !meta?.isEdited,
      refetchOnReconnect: ({ state, meta }) =>
        isWorthAsking({ state }) && (state.status === 'error' || !meta?.isEdited),
      refetchInterval: (query) =>
        query.state.status === 'error' && isWorthAsking(query) && pauseAfterReconnect(performance.now() - cameBack),
    },
  },
});

/** For what a page is edited by: it is asked for when the page opens, and again only after a failure. */
export const EDITED = { meta: { isEdited: true } } as const;

/** An item that does not exist will not exist after a reconnect either. */
function isWorthAsking({ state: { error } }: { readonly state: { readonly error: unknown } }): boolean {
  return !(error instanceof CallError && error.kind === 'not-found');
}

// Responses belong to one session: those that no page shows are removed, all other ones are fetched again.
onSessionChange(() => {
  queryClient.removeQueries({ type: 'inactive', predicate: isData });
  void queryClient.resetQueries({ predicate: (query) => isData(query) && !query.meta?.isEdited });
});

// A call that changes data makes everything stale that was read before it or during it.
onDataChange(() => {
  queryClient.removeQueries({ type: 'inactive', predicate: isData });
  void queryClient.invalidateQueries({ predicate: isData, refetchType: 'none' });
});

// A page that the browser has kept for "back" may be of any age.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) void queryClient.invalidateQueries({ predicate: (query) => isData(query) && !query.meta?.isEdited });
});

function isData({ queryKey }: Query): boolean {
  return queryKey[0] !== CODE;
}

/** A query that can be read ahead of a page. */
export interface Prefetched {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<unknown>;
}

/**
 * Fetches what a page will load. Failures are not reported, because nothing waits for it; the page fetches again and shows them.
 * @returns a function that cancels what no page has requested
 */
export function prefetchQueries(queries: readonly Prefetched[]): (() => void) | undefined {
  if (!hasUserToken()) return undefined;
  for (const query of queries) void queryClient.prefetchQuery(query);
  return () => {
    for (const { queryKey } of queries)
      void queryClient.cancelQueries({
        type: 'inactive',
        predicate: ({ queryHash }) => queryHash === hashKey(queryKey),
      });
  };
}

let mounts = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Follows the connection for a mount. @returns a function that ends it; all data are removed after the last one */
export function followConnection(): () => void {
  mounts += 1;
  clearTimeout(removal);
  // The library assumes a connection until an event says otherwise, and gets no events between two mounts.
  onlineManager.setOnline(navigator.onLine);
  const stop = onlineManager.subscribe((isOnline) => {
    if (isOnline) cameBack = performance.now();
  });
  return () => {
    stop();
    mounts -= 1;
    // Each page is a mount of its own: the next one shows what this one has read, and what was fetched ahead for it.
    if (mounts === 0) removal = setTimeout(() => void removeAll(), FRESH_MS);
  };
}

/** A query that is removed while it fetches would set the timer of its removal again, and stay in memory until then. */
async function removeAll(): Promise<void> {
  await queryClient.cancelQueries();
  if (mounts === 0) queryClient.clear();
}
