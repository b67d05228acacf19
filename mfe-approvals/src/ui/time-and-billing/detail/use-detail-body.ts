import { useModule } from 'shared-session/server-data';

const load = () => import('./detail-body.tsx');

/** What a detail shows below its head: a separate script, which the list does not wait for. */
export const useDetailBody = () => useModule('approvals-detail-body', load);
