import { messageCard } from './messages.ts';
import type { RegionView } from './region-view.ts';

/** What is shown at an address that no micro-frontend declares. */
export function notFound(region: HTMLElement, home: string | undefined): RegionView {
  let card: HTMLElement | undefined;
  return {
    show() {
      const link = document.createElement('a');
      link.className = 'portal-action';
      link.href = `#${home ?? '/'}`;
      link.textContent = 'Go to the home page';
      card = messageCard({
        title: 'There is no page here',
        text: 'The address may be mistyped, or the page has moved. Nothing is wrong with your account.',
        action: link,
      });
      region.append(card);
    },
    hide() {
      card?.remove();
      card = undefined;
    },
  };
}
