import type { Browser, CDPSession, Page } from '@playwright/test';
import { insertPendingItems } from 'reference-api/testing/items/pending-items';
import { TestClient } from 'reference-api/testing/test-client';
import { calm, followRequests } from '../setup/calm.ts';
import { type BenchOptions, orderOf, withBothPortals } from './both-portals.ts';
import { type Compared, type Figure, figureLines, ratioFigure, valueFigure } from './figure.ts';
import type { Side } from './front.ts';
import { type Load, load, signedInContext, throttle, WINDOW } from './load.ts';
import { quantile } from './median.ts';

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
 * A manager's list while 10,000 items wait: its first open with an empty cache and with a full one beside a single bundle of the same
 * screens, the key to the next item beside that bundle and a bare page, and the server's time for it.
 */
export async function approvalsBench(options: BenchOptions): Promise<readonly Figure[]> {
  const { rounds, say } = options;
  return withBothPortals(
    options,
    async ({ browser, sides }) => {
      const server = await serverFigures(sides.federated, rounds);
      const cold: Record<Side, Load[]> = { federated: [], single: [] };
      const warm: Record<Side, Load[]> = { federated: [], single: [] };
      for (let round = 0; round < rounds; round += 1) {
        say(`Round ${round + 1} of ${rounds} …`);
        for (const side of orderOf(round)) {
          const context = await signedInContext(browser, sides[side], 'manager');
          const measured = { url: `${sides[side]}/${LIST}`, usable: ROW, switches: [], throttled: true };
          cold[side].push(await load(context, measured));
          warm[side].push(await load(context, measured));
          await context.close();
        }
      }
      const [next, peer] = [await nextItem(browser, sides.federated), await nextItem(browser, sides.single)];
      const floor = await pressed(await barePage(browser), 'j');
      const of = (loads: typeof cold, value: (load: Load) => number): Compared => ({
        ours: loads.federated.map(value),
        peer: loads.single.map(value),
      });
      const inTime = ({ usable }: Load) => usable;
      const figures = [
        ratioFigure('usable, cold', of(cold, inTime), 'ms'),
        ratioFigure('usable, warm', of(warm, inTime), 'ms'),
        ratioFigure(
          'JavaScript until usable',
          of(cold, ({ scriptBytes }) => scriptBytes / 1000),
          'kB',
        ),
        ratioFigure(
          'waterfall depth',
          of(cold, ({ depth }) => depth),
          '',
        ),
        ratioFigure('key to the next item, to paint', { ours: next, peer }, 'ms'),
        valueFigure('… of a bare page', 'ms', floor),
        ...server,
      ];
      say(
        `\nA manager's list while 10,000 items wait, beside a single bundle (40 ms, 10 Mbps, CPU 4x; the server as it is)\n`,
      );
      for (const line of figureLines(figures)) say(line);
      say(
        `key to the next item, p95: ${p95(next)} ms, of the bundle ${p95(peer)} ms, of a bare page ${p95(floor)} ms\n`,
      );
      return figures;
    },
    {
      pages: ['mfe-shell', 'mfe-approvals'],
      rateLimits: false,
      async prepare({ services }) {
        say('Putting 10,000 items into the database …');
        await insertPendingItems(services.db);
      },
    },
  );
}

const p95 = (values: readonly number[]): string => quantile(values, 0.95).toFixed(0);

/** The list of a portal, and the key to the next item in it. */
async function nextItem(browser: Browser, origin: string): Promise<number[]> {
  const context = await signedInContext(browser, origin, 'manager');
  const list = await context.newPage();
  followRequests(list);
  await list.goto(`${origin}/${LIST}`);
  await list.locator(ROW).first().waitFor();
  const taken = await pressed(list, 'j');
  await context.close();
  return taken;
}

/** A page that does nothing but count the keys. */
async function barePage(browser: Browser): Promise<Page> {
  const bare = await browser.newPage(WINDOW);
  followRequests(bare);
  await bare.setContent('<!doctype html><p id="said">0</p>');
  await bare.evaluate(() => {
    const said = document.querySelector('#said');
    document.addEventListener('keydown', () => {
      if (said) said.textContent = String(Number(said.textContent) + 1);
    });
  });
  return bare;
}

/** The server's response times, one call after the other. */
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
    figures.push(valueFigure(`server: ${what}`, 'ms', took));
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
    await calm(page);
  }
  return taken;
}
