import { foundation } from 'mfe_widgets/foundation';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { pagesView, prefetchPage } from 'shared-session/routing';
import '../texts/en-US.ts';
import styles from '../styles/expenses.css';
import { pages } from '../ui/pages.tsx';

export const prefetch = prefetchPage(pages);

/** The pages of expenses in the portal. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, styles],
});
