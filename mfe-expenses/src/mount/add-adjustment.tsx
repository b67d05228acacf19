import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { pagesView } from 'shared-session/routing';
import expenses from '../styles/expenses.css';
import itemLines from '../styles/item-lines.css';
import { adjustment } from '../texts/adjustment.ts';
import { sharedTexts } from '../texts/shared.ts';
import { pages } from '../ui/add-adjustment/pages.tsx';

registerTexts({ ...sharedTexts, ...adjustment });

/** An adjustment or a benefit. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, itemLines, expenses],
});
