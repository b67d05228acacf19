import { foundation } from 'mfe_widgets/foundation';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import '../texts/en-US.ts';
import styles from '../styles/approvals.css';
import { App } from '../ui/app.tsx';
import { pages } from '../ui/pages.tsx';

export const prefetch = prefetchPage(pages);

/** The pages of managers in the portal. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(App, { styles: [foundation, styles] });
