import type { PageDeclaration } from 'shared-session/routing';
import { pages as addTime } from './add-time/pages.tsx';
import { pages as documentViewer } from './document-viewer/pages.ts';
import { pages as refresh } from './refresh/pages.ts';
import { pages as timeExpense } from './time-expense/pages.ts';
import { pages as timeExpenseDetail } from './time-expense-detail/pages.tsx';
import { pages as workerHome } from './worker-home/pages.ts';

/**
 * The pages of this micro-frontend, for `npm run routes`, which copies their routes into `micro-frontend.json`. Each page is an
 * application with a script of its own, so that no page loads the code of another one.
 */
export const pages: readonly PageDeclaration[] = [
  ...workerHome,
  ...timeExpense,
  ...addTime,
  ...timeExpenseDetail,
  ...refresh,
  ...documentViewer,
];
