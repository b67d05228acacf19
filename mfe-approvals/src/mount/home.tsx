import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import styles from '../styles/approvals.css';
import { homeTexts } from '../texts/home.ts';
import { sharedTexts } from '../texts/shared.ts';
import { pagesView } from '../ui/app.tsx';
import { pages } from '../ui/home/pages.ts';

registerTexts({ ...homeTexts, ...sharedTexts });

export const prefetch = prefetchPage(pages);

/** The home page of managers, suppliers and the program. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, styles],
});
