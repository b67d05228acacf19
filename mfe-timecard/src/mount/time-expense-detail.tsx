import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import { entryTexts } from '../texts/entries.ts';
import { sharedTexts } from '../texts/shared.ts';
import { timeExpenseDetailTexts } from '../texts/time-expense-detail.ts';
import { pagesView } from '../ui/app/app.tsx';
import pageStyles from '../ui/styles/pages.css';
import styles from '../ui/styles/timecard.css';
import { pages } from '../ui/time-expense-detail/pages.tsx';

registerTexts({ ...entryTexts, ...timeExpenseDetailTexts, ...sharedTexts });

export const prefetch = prefetchPage(pages);

/** An item's page. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, pageStyles, styles],
});
