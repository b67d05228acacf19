import { type CDPSession, chromium, type Page } from '@playwright/test';
import { insertPendingItems } from 'reference-api/testing/pending-items';
import { TestClient } from 'reference-api/testing/test-client';
import { startPortal } from 'scripts/portal';
import type { BenchOptions } from './both-portals.ts';
import { type Figure, figureLines } from './figure.ts';
import { type Load, load, signedInContext, throttle, WINDOW } from './load.ts';
import { median, quantile } from './median.ts';

const LIST = '#/manager/time-and-billing';
/** The hours of a row: the list is there. */
const ROW = 'main .ap-list .ap-hours';
const APPROVALS = '/wand2/api/billing/approvals';
const CALLS = {
  'first page of the list': `${APPROVALS}/items?type=TIME`,
  'its last page': `${APPROVALS}/items?type=TIME&page=200`,
  'sorted by variance': `${APPROVALS}/items?type=TIME&sort=variance,desc`,
  'the same as last period': `${APPROVALS}/items?type=TIME&variance=identical`,
  summary: `${APPROVALS}/summary`,
} as const;
const PRESSES = 24;
const WARM_UP = 4;

/**
 * A manager's list while 10,000 items wait: its first open with an empty cache and with a full one, the key to the next item beside
 * a bare page, and what the server takes for it.
 */
export async function approvalsBench(options: BenchOptions): Promise<readonly Figure[]> {
  const { store, chromium: executablePath, rounds, say } = options;
  const portal = await startPortal({ port: 0, store, dataDir: 'memory', logLevel: 'error', rateLimits: false });
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    say('Putting 10,000 items into the database …');
    const seeded = await insertPendingItems(portal.services.db);
    say(`${seeded} items wait.`);
    const figures = await serverFigures(portal.url, rounds);
    const [cold, warm]: [Load[], Load[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      say(`Round ${round + 1} of ${rounds} …`);
      const context = await signedInContext(browser, portal.url, 'manager');
      const measured = { url: `${portal.url}/${LIST}`, usable: ROW, switches: [], throttled: true };
      cold.push(await load(context, measured));
      warm.push(await load(context, measured));
      await context.close();
    }
    const context = await signedInContext(browser, portal.url, 'manager');
    const list = await context.newPage();
    await list.goto(`${portal.url}/${LIST}`);
    await list.locator(ROW).first().waitFor();
    const bare = await browser.newPage(WINDOW);
    await bare.setContent('<!doctype html><p id="said">0</p>');
    await bare.evaluate(() => {
      const said = document.querySelector('#said');
      document.addEventListener('keydown', () => {
        if (said) said.textContent = String(Number(said.textContent) + 1);
      });
    });
    const [next, floor] = [await pressed(list, 'j'), await pressed(bare, 'j')];
    figures.push(
      figure(
        'usable, cold',
        'ms',
        cold.map(({ usable }) => usable),
      ),
      figure(
        'usable, warm',
        'ms',
        warm.map(({ usable }) => usable),
      ),
      figure(
        'JavaScript until usable',
        'kB',
        cold.map(({ scriptBytes }) => scriptBytes / 1000),
      ),
      figure(
        'waterfall depth',
        '',
        cold.map(({ depth }) => depth),
      ),
      figure('key to the next item, to paint', 'ms', next),
      figure('… of a bare page', 'ms', floor),
    );
    say(`\nA manager's list while ${seeded} items wait (40 ms, 10 Mbps, CPU 4x; the server as it is)\n`);
    for (const line of figureLines(figures)) say(line);
    say(
      `key to the next item, p95: ${quantile(next, 0.95).toFixed(0)} ms, of a bare page ${quantile(floor, 0.95).toFixed(0)} ms\n`,
    );
    return figures;
  } finally {
    await browser.close();
    await portal.close();
  }
}

/** What a value came to in the rounds. */
const figure = (what: string, unit: string, values: readonly number[]): Figure => ({
  what,
  measured: `${median(values).toFixed(unit === 'kB' ? 1 : 0)} ${unit}`.trim(),
  value: median(values),
  spread: [Math.min(...values), Math.max(...values)],
});

/** What the server takes to answer, one call after the other. */
async function serverFigures(origin: string, rounds: number): Promise<Figure[]> {
  const client = new TestClient(origin);
  await client.signIn('manager');
  const figures: Figure[] = [];
  for (const [what, path] of Object.entries(CALLS)) {
    const took: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const from = performance.now();
      const { status, text } = await client.get(path);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
      // The first one warms up.
      if (round > 0) took.push(performance.now() - from);
    }
    figures.push(figure(`server: ${what}`, 'ms', took));
  }
  return figures;
}

/** Presses a key again and again, at CPU 4x. @returns milliseconds from the key to the task after the frame that shows it */
async function pressed(page: Page, key: string): Promise<number[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await throttle(session);
  await page.bringToFront();
  await page.evaluate(() => {
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            (window as unknown as { __took: number }).__took = performance.now() - timeStamp;
          };
          channel.port2.postMessage(null);
        });
      },
      true,
    );
  });
  const taken: number[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    await page.evaluate(() => Reflect.deleteProperty(window, '__took'));
    await page.keyboard.press(key);
    const took = await page.waitForFunction(() => (window as unknown as { __took?: number }).__took);
    if (press >= WARM_UP) taken.push((await took.jsonValue()) as number);
    // The detail of the item comes behind it.
    await page.waitForLoadState('networkidle');
  }
  return taken;
}
