import type { Page } from '@playwright/test';

/** More stops than any page has. */
const MOST = 400;

/**
 * Goes through a page by a key until it comes to an element for the second time.
 *
 * @returns the focused elements of which less than half could be seen, each with what covers it (WCAG 2.4.11), and the number of stops
 */
export async function hiddenFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ hidden: string[]; stops: number }> {
  await page.evaluate(() => {
    Object.assign(window, { stopsOfFocus: new WeakSet() });
  });
  const hidden: string[] = [];
  for (let stops = 0; stops < MOST; stops += 1) {
    await page.keyboard.press(key);
    const seen = await page.evaluate(seenPart);
    if (seen === 'again') return { hidden, stops };
    if (seen !== 'none' && seen.part < 0.5) hidden.push(`${seen.name}: under ${seen.under}`);
  }
  throw new Error(`More than ${MOST} stops.`);
}

/** The part of the focused element that can be seen, once what moves with the focus has moved. Runs in the page. */
async function seenPart(): Promise<'none' | 'again' | { name: string; part: number; under: string }> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (!at || at === document.body) return 'none';
  const { stopsOfFocus } = window as unknown as { stopsOfFocus: WeakSet<Element> };
  if (stopsOfFocus.has(at)) return 'again';
  stopsOfFocus.add(at);
  // The control of a switch is drawn by its label.
  const isDrawn = at.checkVisibility({ opacityProperty: true }) && at.getBoundingClientRect().width > 2;
  const drawn = isDrawn ? at : (at.closest('label') ?? at.parentElement ?? at);
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const covers = new Set<string>();
  let isSeen = 0;
  const [across, down] = [7, 5];
  for (let x = 1; x <= across; x += 1)
    for (let y = 1; y <= down; y += 1) {
      const found = document.elementFromPoint(left + (width * x) / (across + 1), top + (height * y) / (down + 1));
      const host = drawn.getRootNode() instanceof ShadowRoot ? (drawn.getRootNode() as ShadowRoot).host : drawn;
      if (found && (host.contains(found) || found.contains(drawn) || drawn.closest('label')?.contains(found)))
        isSeen += 1;
      else covers.add(found?.closest('[class]')?.getAttribute('class') ?? 'the edge of the window');
    }
  const name = at.getAttribute('aria-label') || at.textContent?.trim().slice(0, 60) || at.id;
  return { name: `${at.tagName} ${name}`, part: isSeen / (across * down), under: [...covers].join(', ') };
}
