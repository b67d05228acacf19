import '../texts/english.ts';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { Pages, useHashUrl } from 'shared-session/routing';
import { styles } from '../style/styles.ts';
import { pages } from '../ui/notifications/pages.ts';

/** The page of notifications. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(
  ({ context }) => <Pages pages={pages} url={useHashUrl()} context={context} />,
  { styles },
);
