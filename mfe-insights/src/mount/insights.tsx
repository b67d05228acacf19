import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import chart from '../styles/chart.css';
import insights from '../styles/insights.css';
import { texts } from '../texts/en-US.ts';
import { pagesView } from '../ui/app.tsx';
import { pages } from '../ui/pages.tsx';

registerTexts(texts);

export const prefetch = prefetchPage(pages);

/** Charts of hours, decisions and amounts. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, chart, insights],
});
