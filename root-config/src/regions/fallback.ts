import { messageCard, notice } from './messages.ts';
import type { RegionFailure } from './region-view.ts';
import { retryButton } from './retry-button.ts';

/** The one place that decides what a user sees when a part of the page cannot be loaded. */
export interface Fallback {
  /** @returns an undo */
  show(failed: RegionFailure): () => void;
}

/**
 * A page that fails gets a card in its place. The regions around it (header, navigation, footer) share one notice in the corner, and their
 * space goes to the page.
 *
 * @param layout the element with `data-portal-layout`
 */
export function fallback(layout: HTMLElement, overlay: HTMLElement): Fallback {
  const around = new Set<RegionFailure>();
  const tries = new Map<string, { made: number }>();
  let takeAway: (() => void) | undefined;

  function triesOf({ application }: RegionFailure) {
    const made = tries.get(application.id) ?? { made: 0 };
    tries.set(application.id, made);
    return made;
  }

  function showAround(): void {
    takeAway?.();
    takeAway = undefined;
    const [first] = around;
    const isShell = [...around].some(({ application }) => ['header', 'navigation'].includes(application.region));
    layout.toggleAttribute('data-shell-failed', isShell);
    if (!first) return;
    const all = [...around];
    const { button, stop } = retryButton(
      () => Promise.all(all.map((failed) => failed.retry())).then(() => undefined),
      triesOf(first),
    );
    const text = isShell ? 'MSG_MENU_FAILED' : 'MSG_PART_AROUND_FAILED';
    const box = notice({ text, action: button, number: first.number });
    overlay.append(box);
    takeAway = () => {
      stop();
      box.remove();
    };
  }

  return {
    show(failed) {
      if (failed.application.region === 'page') return showInPlace(failed, triesOf(failed));
      around.add(failed);
      showAround();
      return () => {
        around.delete(failed);
        showAround();
      };
    },
  };
}

function showInPlace({ container, number, retry }: RegionFailure, tries: { made: number }): () => void {
  const { button, stop } = retryButton(retry, tries);
  const card = messageCard({
    title: 'LBL_PAGE_FAILED',
    text: 'MSG_PAGE_FAILED',
    action: button,
    number,
  });
  container.append(card);
  return () => {
    stop();
    card.remove();
  };
}
