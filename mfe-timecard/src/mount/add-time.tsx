import { foundation } from 'mfe_widgets/foundation';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import '../texts/register-add-time.ts';
import { pages } from '../ui/add-time/pages.tsx';
import { pagesView } from '../ui/app/app.tsx';
import { ForeignAddTime } from '../ui/app/foreign-add-time.tsx';
import pageStyles from '../ui/styles/pages.css';
import styles from '../ui/styles/timecard.css';

export const prefetch = prefetchPage(pages);

const InPortal = pagesView(pages);

/** Add Time: by its URL in the portal, by attributes in a foreign host, `{ engagementid: '48213' }`. */
export const { bootstrap, mount, update, unmount, hostContract } = reactLifeCycles(
  ({ context }) => (context.host === 'portal' ? <InPortal context={context} /> : <ForeignAddTime context={context} />),
  { styles: [foundation, pageStyles, styles] },
);
