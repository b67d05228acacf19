import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import styles from '../styles/approvals.css';
import { recordTexts } from '../texts/records-and-list.ts';
import { sharedTexts } from '../texts/shared.ts';
import { pagesView } from '../ui/app.tsx';
import { pages } from '../ui/delegates/pages.ts';

registerTexts({ ...recordTexts, ...sharedTexts });

export const prefetch = prefetchPage(pages);

/** The reader's delegates. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, styles],
});
