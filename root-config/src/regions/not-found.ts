import { setText } from '../texts.ts';
import { messageCard } from './messages.ts';
import type { RegionView } from './region-view.ts';

/** The page for a URL that no micro-frontend declares. */
export function notFound(region: HTMLElement, home: string | undefined): RegionView {
  let card: HTMLElement | undefined;
  return {
    show() {
      const link = document.createElement('a');
      link.className = 'portal-action';
      link.href = `#${home ?? '/'}`;
      setText(link, 'LBL_GO_HOME');
      card = messageCard({
        title: 'LBL_NO_PAGE_HERE',
        text: 'MSG_NO_PAGE_HERE',
        action: link,
      });
      region.append(card);
    },
    hide() {
      card?.remove();
      card = undefined;
    },
    hasFailed: () => false,
  };
}
