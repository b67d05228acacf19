import type { PageDeclaration } from 'shared-session/routing';
import { prefetchQueries } from 'shared-session/server-data';
import { readListState } from '../domain/list-state.ts';
import { listQuery, summaryQuery } from '../state/approval-queries.ts';
import { DashboardPage, prefetchDashboard } from './dashboard/dashboard-page.tsx';
import { DelegatesPage, prefetchLists } from './delegates/delegates-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { RecordPage } from './record/record-page.tsx';
import { TimeAndBillingPage } from './time-and-billing/time-and-billing-page.tsx';

/** The pages of this micro-frontend. `npm run routes` copies their routes into `micro-frontend.json`. */
export const pages: readonly PageDeclaration[] = [
  {
    path: '/manager/home',
    title: { label: 'LBL_WORKER_HOME', text: 'Home' },
    component: HomePage,
    prefetch: () => prefetchQueries([summaryQuery()]),
  },
  {
    path: '/manager/time-and-billing',
    title: { label: 'LBL_MENU_TIME_AND_BILLING', text: 'Time and billing' },
    preload: ['mfe_widgets/data-table'],
    component: TimeAndBillingPage,
    prefetch: ({ search }) => {
      const state = readListState(new URLSearchParams(search));
      return prefetchQueries([summaryQuery(state), listQuery(state)]);
    },
  },
  {
    path: '/manager/approvals',
    title: { label: 'LBL_MENU_APPROVAL_DASHBOARD', text: 'Approval dashboard' },
    preload: ['mfe_widgets/data-table', 'mfe_widgets/tabs'],
    component: DashboardPage,
    prefetch: prefetchDashboard,
  },
  {
    path: '/manager/approvals/{id}',
    menuParent: '/manager/approvals',
    preload: ['mfe_widgets/tabs'],
    component: RecordPage,
  },
  {
    path: '/manager/delegates',
    title: { label: 'LBL_DELEGATES', text: 'Delegates' },
    component: DelegatesPage,
    prefetch: prefetchLists,
  },
];
