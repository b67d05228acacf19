import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { pagesView } from 'shared-session/routing';
import { texts } from '../texts/en-US.ts';
import styles from '../ui/page.css';
import { pages } from '../ui/pages.tsx';

registerTexts(texts);

export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, styles],
});
