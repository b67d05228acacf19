import { foundation } from 'mfe_widgets/foundation';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import '../texts/en-US.ts';
import styles from '../styles/approvals.css';
import listStyles from '../styles/time-and-billing.css';
import { pagesView } from '../ui/app.tsx';
import { pages } from '../ui/time-and-billing/pages.ts';

export const prefetch = prefetchPage(pages);

/** The list of what waits for approval. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, styles, listStyles],
});
