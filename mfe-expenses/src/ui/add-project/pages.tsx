import { useMemo } from 'react';
import type { PageDeclaration, PageProps } from 'shared-session/routing';
import { readEntryQuery } from '../../domain/entry-query.ts';
import { AddProjectPage } from './add-project-page.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/worker/time-expense/add-project',
    application: 'add-project',
    title: { label: 'LBL_ADD_PROJECT', text: 'Add project billing' },
    hideFooter: true,
    component: AddProjectRoute,
  },
];

function AddProjectRoute({ search }: PageProps) {
  const query = useMemo(() => readEntryQuery(search), [search]);
  return <AddProjectPage query={query} />;
}
