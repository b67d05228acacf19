export { EDITED, FRESH_MS, type Prefetched, prefetchQueries, queryClient } from './query-client.ts';
export { ServerData } from './server-data.tsx';
export { type LoadedModule, useModule } from './use-module.ts';
