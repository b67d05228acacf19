import type { EngineWindow } from '../engines/engine.ts';
import { run, until } from './window-page.ts';

/** The time in which a click arrives on a busy machine; one that is eaten never does. */
const ARRIVES_WITHIN_MS = 2_000;

/**
 * Whether a click reaches what it is meant for: a button that is put in front of everything. A listener that stops or cancels the clicks of the
 * whole page leaves it without them, as it does header, menu and every other micro-frontend.
 */
export async function takesClicks(window: EngineWindow): Promise<boolean> {
  await run(
    window,
    () => {
      const probe = document.createElement('button');
      probe.setAttribute('aria-hidden', 'true');
      probe.setAttribute('data-trial-probe', '');
      Object.assign(probe.style, { position: 'fixed', inset: '8px auto auto 8px', width: '24px', height: '24px' });
      probe.addEventListener('click', (event) => {
        probe.dataset.heard = event.defaultPrevented ? 'cancelled' : 'click';
        // Nobody else is to take it for a click of theirs.
        event.stopImmediatePropagation();
      });
      // Behind an open dialog nothing can be clicked.
      const around = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      around.append(probe);
      // In front of everything, also of what is in the top layer.
      probe.popover = 'manual';
      probe.showPopover?.();
    },
    null,
  );
  const heard = () => document.querySelector<HTMLElement>('[data-trial-probe]')?.dataset.heard;
  try {
    await window.click(20, 20);
    const how = await until(ARRIVES_WITHIN_MS, async () => (await run(window, heard, null)) ?? undefined);
    return how === 'click';
  } catch {
    return false;
  } finally {
    await run(window, () => document.querySelector('[data-trial-probe]')?.remove(), null);
  }
}

/** The time in which a page is gone after somebody has left it. */
const GONE_WITHIN_MS = 20_000;

/** An address that no micro-frontend has. */
export const NO_PAGE = '#/trial-of-no-page';

/** Leaves the page for an address that no micro-frontend has. @returns whether its application is gone then */
export async function leaves(window: EngineWindow, application: string): Promise<boolean> {
  const leave = (hash: string) => {
    location.hash = hash;
  };
  await run(window, leave, NO_PAGE);
  const isGone = (one: string) => document.querySelector(`[data-application="${one}"]`) === null;
  return until(GONE_WITHIN_MS, async () => (await run(window, isGone, application)) || undefined).catch(() => false);
}
