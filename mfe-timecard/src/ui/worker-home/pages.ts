import type { PageDeclaration } from 'shared-session/routing';
import { prefetchQueries } from 'shared-session/server-data';
import { engagementsQuery } from '../../state/server-data/engagements-query.ts';
import { waitingQuery } from './waiting-query.ts';
import { HomePage } from './worker-home-page.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/worker/home',
    application: 'worker-home',
    title: { label: 'LBL_WORKER_HOME', text: 'Home' },
    home: true,
    component: HomePage,
    prefetch: () => prefetchQueries([engagementsQuery, waitingQuery]),
  },
];
