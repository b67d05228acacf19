import type { PageDeclaration } from 'shared-session/routing';
import { prefetchQueries } from 'shared-session/server-data';
import { readListState } from '../../domain/list-state.ts';
import { summaryQuery } from '../../state/approval-queries.ts';
import { listQuery } from '../../state/list-query.ts';
import { TimeAndBillingPage } from './time-and-billing-page.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/manager/time-and-billing',
    application: 'time-and-billing',
    title: { label: 'LBL_AP_MENU_TIME_AND_BILLING', text: 'Time and billing' },
    preload: ['mfe_widgets/data-table'],
    component: TimeAndBillingPage,
    prefetch: ({ search }) => {
      const state = readListState(new URLSearchParams(search));
      return prefetchQueries([summaryQuery(state), listQuery(state)]);
    },
  },
];
