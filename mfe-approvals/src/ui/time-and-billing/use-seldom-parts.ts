import { useModule } from 'shared-session/server-data';

const load = () => import('./seldom-parts.ts');

/** The words of a rejection, and parts of details that few items have: a script of their own, fetched behind the list. */
export const useSeldomParts = (isNeeded: boolean) => useModule('approvals-seldom-parts', load, isNeeded);
