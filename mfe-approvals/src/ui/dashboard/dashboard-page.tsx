import type { PageProps } from 'shared-session/routing';
import { LazyPage } from '../page/lazy-page.tsx';

const loadDashboard = () => import('./dashboard.tsx');

/** Fetches the script of the dashboard, and what it shows. @returns an undo */
export function prefetchDashboard({ search }: { readonly search: string }): undefined {
  void loadDashboard().then(
    ({ prefetchRecords }) => void prefetchRecords(search),
    () => undefined,
  );
}

/** `manager/approvals`: the approval dashboard. What it shows is a script of its own. */
export function DashboardPage({ search }: PageProps) {
  return <LazyPage name="dashboard" load={async () => (await loadDashboard()).Dashboard} props={{ search }} />;
}
