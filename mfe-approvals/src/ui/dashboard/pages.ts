import type { PageDeclaration } from 'shared-session/routing';
import { Dashboard, prefetchRecords } from './dashboard.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/manager/approvals',
    application: 'dashboard',
    title: { label: 'LBL_AP_MENU_APPROVAL_DASHBOARD', text: 'Approval dashboard' },
    preload: ['mfe_widgets/data-table', 'mfe_widgets/tabs'],
    component: Dashboard,
    prefetch: ({ search }) => prefetchRecords(search),
  },
];
