import { foundation } from 'mfe_widgets/foundation';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import { pagesView } from '../ui/app/app.tsx';
import pageStyles from '../ui/styles/pages.css';
import styles from '../ui/styles/timecard.css';
import { pages } from '../ui/time-expense-detail/pages.tsx';
import '../texts/register-time-expense-detail.ts';

export const prefetch = prefetchPage(pages);

/** An item's page. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, pageStyles, styles],
});
