import { useMemo } from 'react';
import type { PageDeclaration, PageProps } from 'shared-session/routing';
import { readAdjustmentQuery } from '../domain/adjustment/adjustment-query.ts';
import { readEntryQuery } from '../domain/entry-query.ts';
import { AddAdjustmentPage } from './add-adjustment/add-adjustment-page.tsx';
import { AddExpensePage } from './add-expense/add-expense-page.tsx';
import { AddProjectPage } from './add-project/add-project-page.tsx';

/** The pages of this micro-frontend. `npm run routes` copies their routes into `micro-frontend.json`. */
export const pages: readonly PageDeclaration[] = [
  { path: '/worker/time-expense/add-expense', hideFooter: true, component: AddExpenseRoute },
  { path: '/worker/time-expense/add-project', hideFooter: true, component: AddProjectRoute },
  { path: '/worker/time-expense/add-adjustment', hideFooter: true, component: AddAdjustmentRoute },
];

function AddExpenseRoute({ search }: PageProps) {
  const query = useMemo(() => readEntryQuery(search), [search]);
  return <AddExpensePage key={`${query.engagementId} ${query.billingItemId}`} query={query} />;
}

function AddProjectRoute({ search }: PageProps) {
  const query = useMemo(() => readEntryQuery(search), [search]);
  return <AddProjectPage key={`${query.engagementId} ${query.billingItemId}`} query={query} />;
}

function AddAdjustmentRoute({ search }: PageProps) {
  const query = useMemo(() => readAdjustmentQuery(search), [search]);
  const { type, engagementId, billingItemId, corrects } = query;
  return <AddAdjustmentPage key={`${type} ${engagementId} ${billingItemId} ${corrects}`} query={query} />;
}
