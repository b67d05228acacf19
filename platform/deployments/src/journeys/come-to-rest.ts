import type { Page } from 'playwright-core';

/** A page that renders without end is busy in every one of these; a page that has come up is not. */
const WINDOWS = 24;
const WINDOW_MS = 500;
/** The share of a window that a page at rest does not use. */
const BUSY = 0.6;

/** Whether the page comes to rest: its main thread is idle for the most part of half a second. Only Chromium tells; in others it does. */
export async function comesToRest(page: Page): Promise<boolean> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return true;
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Performance.enable');
    const used = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
      return { tasks: of('TaskDuration'), at: of('Timestamp') };
    };
    let before = await used();
    for (let window = 0; window < WINDOWS; window += 1) {
      await page.waitForTimeout(WINDOW_MS);
      const now = await used();
      if ((now.tasks - before.tasks) / (now.at - before.at) < BUSY) return true;
      before = now;
    }
    return false;
  } finally {
    await session.detach().catch(() => undefined);
  }
}

/** Whether the application shows something: a text, a field or a picture. Runs on the page. */
export function showsSomething(application: string): boolean {
  const region = document.querySelector(`[data-application="${application}"]`);
  // It led elsewhere.
  if (!region) return true;
  const inside = [...region.querySelectorAll('*'), region].flatMap((one) =>
    one.shadowRoot ? [one, one.shadowRoot] : [one],
  );
  return inside.some(
    (one) =>
      [...one.childNodes].some(
        (node) => node instanceof Text && /\S/.test(node.data) && !/^(?:STYLE|SCRIPT)$/.test(one.nodeName),
      ) || /^(?:input|textarea|select|img|svg|canvas|iframe)$/i.test(one.nodeName),
  );
}
