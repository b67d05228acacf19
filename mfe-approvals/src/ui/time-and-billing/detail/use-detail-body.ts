import { useModule } from 'shared-session/server-data';

const load = () => import('./detail-body.tsx');

/** What a detail shows below its head: a separate script, fetched with the first detail, after the list. */
export const useDetailBody = () => useModule('approvals-detail-body', load);
