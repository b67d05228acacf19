import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import { sharedTexts } from '../texts/shared.ts';
import { pagesView } from '../ui/app/app.tsx';
import { pages } from '../ui/document-viewer/pages.ts';
import pageStyles from '../ui/styles/pages.css';

registerTexts(sharedTexts);

export const prefetch = prefetchPage(pages);

/** A document as a page. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, pageStyles],
});
