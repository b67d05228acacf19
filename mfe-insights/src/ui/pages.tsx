import type { PageDeclaration } from 'shared-session/routing';
import { pages as insights } from './page/pages.ts';
import { pages as payroll } from './payroll/pages.ts';

/**
 * The pages of this micro-frontend, for `npm run routes`, which copies their routes into `micro-frontend.json`. Each page is an application with
 * a script of its own, so that payroll loads no charts.
 */
export const pages: readonly PageDeclaration[] = [...insights, ...payroll];
