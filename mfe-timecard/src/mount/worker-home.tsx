import { foundation } from 'mfe_widgets/foundation';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import { pagesView } from '../ui/app/app.tsx';
import pageStyles from '../ui/styles/pages.css';
import { pages } from '../ui/worker-home/pages.ts';
import '../texts/register-worker-home.ts';

export const prefetch = prefetchPage(pages);

/** The worker's home. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, pageStyles],
});
