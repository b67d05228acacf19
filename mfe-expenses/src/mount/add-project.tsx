import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { pagesView } from 'shared-session/routing';
import expenses from '../styles/expenses.css';
import itemLines from '../styles/item-lines.css';
import projectStyles from '../styles/project.css';
import { project } from '../texts/project.ts';
import { sharedTexts } from '../texts/shared.ts';
import { pages } from '../ui/add-project/pages.tsx';

registerTexts({ ...sharedTexts, ...project });

/** Project billing. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, itemLines, projectStyles, expenses],
});
