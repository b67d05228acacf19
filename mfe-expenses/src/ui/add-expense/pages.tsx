import { useMemo } from 'react';
import type { PageDeclaration, PageProps } from 'shared-session/routing';
import { readEntryQuery } from '../../domain/entry-query.ts';
import { AddExpensePage } from './add-expense-page.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/worker/time-expense/add-expense',
    application: 'add-expense',
    title: { label: 'LBL_ADD_EXPENSE', text: 'Add expense' },
    hideFooter: true,
    component: AddExpenseRoute,
  },
];

function AddExpenseRoute({ search }: PageProps) {
  const query = useMemo(() => readEntryQuery(search), [search]);
  return <AddExpensePage query={query} />;
}
