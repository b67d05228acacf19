import { type PageDeclaration, PageNotFound, type PageProps } from 'shared-session/routing';
import { prefetchQueries } from 'shared-session/server-data';
import { detailQuery } from './detail-query.ts';
import { TimeExpenseDetailPage } from './time-expense-detail-page.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/worker/time-expense-detail/{billingItemId}',
    application: 'time-expense-detail',
    menuParent: '/worker/time-expense',
    component: DetailRoute,
    prefetch({ parameters }) {
      const id = readItemId(parameters);
      return id === undefined ? undefined : prefetchQueries([detailQuery(id)]);
    },
  },
];

/** The item id in a URL; undefined if the text is not an id. */
function readItemId({ billingItemId = '' }: PageProps['parameters']): number | undefined {
  return /^\d{1,15}$/.test(billingItemId) ? Number(billingItemId) : undefined;
}

function DetailRoute({ parameters }: PageProps) {
  const id = readItemId(parameters);
  return id === undefined ? <PageNotFound /> : <TimeExpenseDetailPage key={id} billingItemId={id} />;
}
