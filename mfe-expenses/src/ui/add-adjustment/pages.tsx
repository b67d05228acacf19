import { useMemo } from 'react';
import type { PageDeclaration, PageProps } from 'shared-session/routing';
import { readAdjustmentQuery } from '../../domain/adjustment/adjustment-query.ts';
import { AddAdjustmentPage } from './add-adjustment-page.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/worker/time-expense/add-adjustment',
    application: 'add-adjustment',
    hideFooter: true,
    component: AddAdjustmentRoute,
  },
];

function AddAdjustmentRoute({ search }: PageProps) {
  const query = useMemo(() => readAdjustmentQuery(search), [search]);
  return <AddAdjustmentPage query={query} />;
}
