import type { PageDeclaration } from 'shared-session/routing';
import { prefetchQueries } from 'shared-session/server-data';
import { summaryQuery } from '../../state/approval-queries.ts';
import { HomePage } from './home-page.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/manager/home',
    application: 'home',
    title: { label: 'LBL_AP_WORKER_HOME', text: 'Home' },
    component: HomePage,
    prefetch: () => prefetchQueries([summaryQuery()]),
  },
];
