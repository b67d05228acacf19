import type { PageDeclaration } from 'shared-session/routing';
import { pages as dashboard } from './dashboard/pages.ts';
import { pages as delegates } from './delegates/pages.ts';
import { pages as home } from './home/pages.ts';
import { pages as payroll } from './payroll/pages.ts';
import { pages as record } from './record/pages.tsx';
import { pages as timeAndBilling } from './time-and-billing/pages.ts';

/**
 * The pages of this micro-frontend, for `npm run routes`, which copies their routes into `micro-frontend.json`. Each page is an
 * application with a script of its own, so that no page loads the code of another one.
 */
export const pages: readonly PageDeclaration[] = [
  ...home,
  ...timeAndBilling,
  ...dashboard,
  ...record,
  ...delegates,
  ...payroll,
];
