import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import { sharedTexts } from '../texts/shared.ts';
import { timeExpenseTexts } from '../texts/time-expense.ts';
import { pagesView } from '../ui/app/app.tsx';
import pageStyles from '../ui/styles/pages.css';
import { pages } from '../ui/time-expense/pages.ts';

registerTexts({ ...timeExpenseTexts, ...sharedTexts });

export const prefetch = prefetchPage(pages);

/** The list of time and expense. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, pageStyles],
});
