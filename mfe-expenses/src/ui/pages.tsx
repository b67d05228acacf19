import type { PageDeclaration } from 'shared-session/routing';
import { pages as addAdjustment } from './add-adjustment/pages.tsx';
import { pages as addExpense } from './add-expense/pages.tsx';
import { pages as addProject } from './add-project/pages.tsx';

/**
 * The pages of this micro-frontend, for `npm run routes`, which copies their routes into `micro-frontend.json`. Each page is an
 * application with a script of its own, so that no page loads the code of another one.
 */
export const pages: readonly PageDeclaration[] = [...addExpense, ...addProject, ...addAdjustment];
