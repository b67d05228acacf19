import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { pagesView } from 'shared-session/routing';
import { texts } from '../texts/auth.ts';
import styles from '../ui/account.css';
import { pages } from '../ui/auth/pages.ts';

registerTexts(texts);

/** The sign-in page; needs no session. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, styles],
});
