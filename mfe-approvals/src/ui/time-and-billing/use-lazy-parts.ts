import { useModule } from 'shared-session/server-data';

const load = () => import('./lazy-parts.ts');

/** The rejection dialog, and details that few items have: a separate script, fetched after the list. */
export const useLazyParts = (isNeeded: boolean) => useModule('approvals-lazy-parts', load, isNeeded);
