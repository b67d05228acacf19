import type { PageProps } from 'shared-session/routing';
import { LazyPage } from '../page/lazy-page.tsx';

const loadDashboard = () => import('./dashboard.tsx');

/** Fetches the script of the dashboard and its data. @returns an undo */
export function prefetchDashboard({ search }: { readonly search: string }): undefined {
  void loadDashboard().then(
    ({ prefetchRecords }) => void prefetchRecords(search),
    () => undefined,
  );
}

/** `manager/approvals`: the approval dashboard. Its content is in a separate script. */
export function DashboardPage({ search }: PageProps) {
  return <LazyPage name="dashboard" load={async () => (await loadDashboard()).Dashboard} props={{ search }} />;
}
