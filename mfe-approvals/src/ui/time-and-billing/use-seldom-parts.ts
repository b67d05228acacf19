import { useModule } from 'shared-session/server-data';

const load = () => import('./seldom-parts.ts');

/** The rejection dialog, and details that few items have: a separate script, fetched after the list. */
export const useSeldomParts = (isNeeded: boolean) => useModule('approvals-seldom-parts', load, isNeeded);
