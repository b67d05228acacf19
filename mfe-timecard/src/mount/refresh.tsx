import { foundation } from 'mfe_widgets/foundation';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import { pagesView } from '../ui/app/app.tsx';
import { pages } from '../ui/refresh/pages.ts';
import pageStyles from '../ui/styles/pages.css';
import '../texts/register-shared.ts';

export const prefetch = prefetchPage(pages);

/** The page that asks for a refresh. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, pageStyles],
});
