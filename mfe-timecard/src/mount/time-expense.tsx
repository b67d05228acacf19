import { foundation } from 'mfe_widgets/foundation';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import { pagesView } from '../ui/app/app.tsx';
import pageStyles from '../ui/styles/pages.css';
import { pages } from '../ui/time-expense/pages.ts';
import '../texts/register-time-expense.ts';

export const prefetch = prefetchPage(pages);

/** The list of time and expense. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, pageStyles],
});
