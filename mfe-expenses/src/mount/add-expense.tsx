import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { pagesView } from 'shared-session/routing';
import expenses from '../styles/expenses.css';
import itemLines from '../styles/item-lines.css';
import splitStyles from '../styles/split.css';
import { mayI } from '../texts/asked-for.ts';
import { sharedTexts } from '../texts/shared.ts';
import { pages } from '../ui/add-expense/pages.tsx';

registerTexts({ ...sharedTexts, ...mayI });

/** An expense report. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, itemLines, splitStyles, expenses],
});
