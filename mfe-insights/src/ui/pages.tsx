import type { PageDeclaration } from 'shared-session/routing';
import { prefetchQueries } from 'shared-session/server-data';
import { hoursQuery } from '../state/insight-queries.ts';
import { InsightsPage } from './page/insights-page.tsx';
import { weeksOf } from './page/weeks.ts';

/** The pages of this micro-frontend, for `npm run routes`, which copies their routes into `micro-frontend.json`. */
export const pages: readonly PageDeclaration[] = [
  {
    path: '/insights',
    application: 'insights',
    title: { label: 'LBL_IN_INSIGHTS', text: 'Insights' },
    component: InsightsPage,
    prefetch: ({ search }) => prefetchQueries([hoursQuery(weeksOf(search))]),
  },
];
