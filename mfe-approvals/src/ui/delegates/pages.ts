import type { PageDeclaration } from 'shared-session/routing';
import { prefetchDelegates } from './delegate-lists.tsx';
import { DelegatesPage } from './delegates-page.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/manager/delegates',
    application: 'delegates',
    title: { label: 'LBL_DELEGATES', text: 'Delegates' },
    component: DelegatesPage,
    prefetch: prefetchDelegates,
  },
];
