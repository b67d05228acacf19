import type { PageDeclaration } from 'shared-session/routing';
import { prefetchQueries } from 'shared-session/server-data';
import { companiesQuery } from '../../state/payroll-queries.ts';
import { PayrollPage } from './payroll-page.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/payroll',
    application: 'payroll',
    title: { label: 'LBL_AP_PAYROLL', text: 'Payroll' },
    component: PayrollPage,
    prefetch: () => prefetchQueries([companiesQuery]),
  },
];
