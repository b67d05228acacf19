import { useMemo } from 'react';
import type { PageDeclaration, PageProps } from 'shared-session/routing';
import { readAdjustmentQuery } from '../domain/adjustment/adjustment-query.ts';
import { readEntryQuery } from '../domain/entry-query.ts';
import { AddExpensePage } from './add-expense/add-expense-page.tsx';
import { AddProjectPage } from './add-project/add-project-page.tsx';
import { LazyPage } from './page/lazy-page.tsx';

/** The pages of this micro-frontend. `npm run routes` copies their routes into `micro-frontend.json`. */
export const pages: readonly PageDeclaration[] = [
  {
    path: '/worker/time-expense/add-expense',
    title: { label: 'LBL_ADD_EXPENSE', text: 'Add expense' },
    hideFooter: true,
    component: AddExpenseRoute,
  },
  {
    path: '/worker/time-expense/add-project',
    title: { label: 'LBL_ADD_PROJECT', text: 'Add project billing' },
    hideFooter: true,
    component: AddProjectRoute,
  },
  {
    path: '/worker/time-expense/add-adjustment',
    hideFooter: true,
    component: AddAdjustmentRoute,
    prefetch: () => {
      // The page itself shows that it could not be loaded.
      loadAddAdjustment().catch(() => undefined);
      return undefined;
    },
  },
];

/** A separate script, because few people may enter an adjustment. */
const loadAddAdjustment = async () => (await import('./add-adjustment/add-adjustment-page.tsx')).AddAdjustmentPage;

function AddExpenseRoute({ search }: PageProps) {
  const query = useMemo(() => readEntryQuery(search), [search]);
  return <AddExpensePage query={query} />;
}

function AddProjectRoute({ search }: PageProps) {
  const query = useMemo(() => readEntryQuery(search), [search]);
  return <AddProjectPage query={query} />;
}

function AddAdjustmentRoute({ search }: PageProps) {
  const query = useMemo(() => readAdjustmentQuery(search), [search]);
  return <LazyPage load={loadAddAdjustment} props={{ query }} title={`LBL_ADD_${query.type}`} />;
}
