import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { pagesView } from 'shared-session/routing';
import { texts } from '../texts/user-account.ts';
import styles from '../ui/account.css';
import { pages } from '../ui/user-account/pages.ts';

registerTexts(texts);

/** The signed-in user's account. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, styles],
});
