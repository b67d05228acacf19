import type { Page } from 'playwright-core';

/** The time in which a click arrives on a busy machine; one that is eaten never does. */
const ARRIVES_WITHIN_MS = 2_000;

/**
 * Whether a click reaches what it is meant for: a button that is put in front of everything. A listener that stops or cancels the clicks of the
 * whole page leaves it without them, as it does header, menu and every other micro-frontend.
 */
export async function takesClicks(page: Page): Promise<boolean> {
  const button = await page.evaluateHandle(() => {
    const probe = document.createElement('button');
    probe.setAttribute('aria-hidden', 'true');
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
    return probe;
  });
  try {
    await page.mouse.click(20, 20);
    return await page
      .waitForFunction((probe) => probe.dataset.heard, button, { timeout: ARRIVES_WITHIN_MS })
      .then(
        async (heard) => (await heard.jsonValue()) === 'click',
        () => false,
      );
  } finally {
    await button.evaluate((probe) => probe.remove());
    await button.dispose();
  }
}

/** The time in which a page is gone after somebody has left it. */
const GONE_WITHIN_MS = 20_000;

/** Leaves the page for an address that no micro-frontend has. @returns whether its application is gone then */
export async function leaves(page: Page, application: string): Promise<boolean> {
  await page.evaluate(() => {
    location.hash = '#/trial-of-no-page';
  });
  const isGone = (one: string) => document.querySelector(`[data-application="${one}"]`) === null;
  return page.waitForFunction(isGone, application, { timeout: GONE_WITHIN_MS }).then(
    () => true,
    () => false,
  );
}
