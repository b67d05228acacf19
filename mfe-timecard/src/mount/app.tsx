import { foundation } from 'mfe_widgets/foundation';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import '../texts/register.ts';
import { App } from '../ui/app/app.tsx';
import { pages } from '../ui/pages.tsx';
import styles from '../ui/styles/timecard.css';

export const prefetch = prefetchPage(pages);

/** The pages of time and expense in the portal. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(App, { styles: [foundation, styles] });
