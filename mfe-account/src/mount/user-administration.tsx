import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { pagesView } from 'shared-session/routing';
import { texts } from '../texts/user-administration.ts';
import styles from '../ui/account.css';
import { pages } from '../ui/user-administration/pages.ts';
import ownStyles from '../ui/user-administration/user-administration.css';

registerTexts(texts);

/** The users whom an administrator looks after. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, styles, ownStyles],
});
