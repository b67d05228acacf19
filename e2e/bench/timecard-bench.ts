import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { startPortal } from 'scripts/portal';
import * as v from 'valibot';
import { allIssues } from '../../mfe-timecard/src/domain/save-rules/index.ts';
import { openTimecard } from '../../mfe-timecard/src/state/add-time/open-timecard.ts';
import { editMetadata } from '../../shared-client/src/billing/schema.ts';
import type { BenchOptions } from './both-portals.ts';
import { type Figure, figureLines, valueFigure } from './figure.ts';
import { AMOUNTS, type Keystrokes, scriptMs, TIMES, typeAndMeasure } from './keystrokes.ts';
import { load, signedInContext, WINDOW } from './load.ts';
import { quantile } from './median.ts';
import { buildPlain } from './plain-bundle.ts';

/** 31 days, 4 spans and 3 allocations a day. */
const LARGE = 5042;
const WEEKLY = 5035;
const ACCOUNT = 'worker-templates';
const START = 'main input[role="combobox"]:not([disabled])';
/** An amount of an allocation of the open day. */
const AMOUNT = 'main .tc-card input[inputmode="decimal"]:not([disabled])';
const LIST = { hash: '#/worker/time-expense' };

/**
 * The cost of Add Time to the person who types, on the large timecard at CPU 4x, beside a bare input and a plain React page;
 * its rules in Node; memory; and a week by keyboard (issue "Add Time", measures).
 */
export async function timecardBench(options: BenchOptions): Promise<readonly Figure[]> {
  const { say } = options;
  const plain = await buildPlain('timecard', join(options.folder, 'plain'));
  const portal = await startPortal({ port: 0, store: options.store, dataDir: 'memory', logLevel: 'error' });
  const browser = await chromium.launch({
    ...(options.chromium ? { executablePath: options.chromium } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const client = new TestClient(portal.url);
    await client.signIn(ACCOUNT);
    const large = await largeTimecard(client);
    const hash = `#/worker/time-expense/add-time?reqId=${LARGE}&billingItemId=${large.billingItemId}`;
    const context = await signedInContext(browser, portal.url, ACCOUNT);
    const url = `${portal.url}/${hash}`;
    const figures = [
      ...(await usable(context, url)),
      ...(await typing(browser, context, url, plain, options)),
      ...validation(large.metadata),
      ...(await memory(context, portal.url, hash)),
      ...(await keyboardWeek(context, portal.url, client)),
    ];
    say('\nThe large timecard (31 days, 4 spans and 3 allocations a day), CPU 4x\n');
    for (const line of figureLines(figures)) say(line);
    return figures;
  } finally {
    await browser.close();
    await portal.close();
  }
}

/** The saved timecard of the engagement with the large month. */
async function largeTimecard(client: TestClient): Promise<{ billingItemId: number; metadata: unknown }> {
  const page = await client.get(`/wand2/api/billing/billing-items?engagementId=${LARGE}&type=TIME&size=50`);
  const billingItemId = page.body.content[0].billingItemId as number;
  const answer = await client.get(`/wand2/api/billing/billing-items/${billingItemId}/metadata?engagementId=${LARGE}`);
  return { billingItemId, metadata: answer.body };
}

async function usable(context: BrowserContext, url: string): Promise<Figure[]> {
  const options = { url, usable: START, switches: [], throttled: true };
  await load(context, options);
  const loads = [await load(context, options), await load(context, options), await load(context, options)];
  const mounts: number[] = [];
  for (let round = 0; round < 3; round += 1) mounts.push(await scriptToMount(context, url));
  return [
    valueFigure(
      'usable, warm',
      'ms',
      loads.map((one) => one.usable),
    ),
    valueFigure('script to mount, from the list', 'ms', mounts, 120),
  ];
}

/** Script that opening the timecard runs in a portal that is there already: routing, answer, first paint. */
async function scriptToMount(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // In the thread's own time, which other programs on the machine do not lengthen.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.locator(START).first().waitFor();
  await toList(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const before = await scriptMs(session);
  // The page looks for the field itself: Playwright's script to find an element, with the layout it forces, would be counted.
  await page.evaluate(openAndLook, { target: new URL(url).hash, field: START });
  const took = (await scriptMs(session)) - before;
  await page.close();
  return took;
}

/** Runs in the page: changes the address and resolves in the frame after the one in which the field stands there. */
function openAndLook({ target, field }: { target: string; field: string }): Promise<void> {
  window.location.hash = target;
  return new Promise((resolve) => {
    const look = () => requestAnimationFrame(document.querySelector(field) === null ? look : () => setTimeout(resolve));
    look();
  });
}

async function typing(
  browser: Browser,
  context: BrowserContext,
  url: string,
  plain: string,
  { rounds }: BenchOptions,
): Promise<Figure[]> {
  const pages = {
    timecard: await throttled(context, async (page) => {
      await page.goto(url);
      await page.locator(START).first().waitFor();
    }),
    amount: await throttled(context, async (page) => {
      await page.goto(url);
      await page.locator(AMOUNT).first().waitFor();
    }),
    bare: await throttled(await browser.newContext(WINDOW), (page) => page.setContent('<!doctype html><input>')),
    plain: await throttled(await browser.newContext(WINDOW), async (page) => {
      await page.setContent('<!doctype html><title>Plain</title>');
      await page.addScriptTag({ content: plain });
    }),
  };
  const fields = {
    timecard: pages.timecard.page.locator(START).first(),
    amount: pages.amount.page.locator(AMOUNT).first(),
    bare: pages.bare.page.locator('input'),
    plain: pages.plain.page.locator('input').first(),
  };
  const measured: Record<keyof typeof fields, Keystrokes[]> = { timecard: [], amount: [], bare: [], plain: [] };
  for (let round = 0; round < Math.min(rounds, 3); round += 1) {
    // Interleaved, so that the machine's moods fall on all alike.
    for (const side of ['bare', 'timecard', 'amount', 'plain'] as const) {
      await pages[side].page.bringToFront();
      const entries = side === 'amount' ? AMOUNTS : TIMES;
      measured[side].push(await typeAndMeasure(pages[side].page, pages[side].session, fields[side], entries));
    }
  }
  for (const one of Object.values(pages)) await one.page.close();
  const all = (side: keyof typeof fields, kind: keyof Keystrokes) => measured[side].flatMap((one) => one[kind]);
  const part = (side: keyof typeof fields, kind: keyof Keystrokes, of: number) => quantile(all(side, kind), of);
  const ratio = (
    side: 'timecard' | 'amount',
    kind: keyof Keystrokes,
    beside: 'bare' | 'plain',
    goal?: number,
  ): Figure => {
    const [ours, peer] = [part(side, kind, 0.5), part(beside, kind, 0.5)];
    return {
      what: `${side === 'timecard' ? 'time' : 'amount'}, ${KINDS[kind]}, to ${beside}`,
      measured: `${ours.toFixed(1)} ms beside ${peer.toFixed(1)} ms; p95 ${part(side, kind, 0.95).toFixed(1)}`,
      value: ours / peer,
      ...(goal === undefined ? {} : { goal }),
    };
  };
  return [
    ...(['timecard', 'amount'] as const).flatMap((side) => [
      ratio(side, 'paint', 'bare', 1.5),
      ratio(side, 'paint', 'plain'),
      ratio(side, 'work', 'bare'),
      ratio(side, 'workBehind', 'bare', 2),
    ]),
    {
      what: 'script until painted, p95',
      measured: '',
      value: part('timecard', 'script', 0.95),
      goal: 15,
      unit: 'ms',
    },
  ];
}

/** A keystroke's measures in words; work is the thread's own time. */
const KINDS: Readonly<Record<keyof Keystrokes, string>> = {
  paint: 'key to paint',
  work: 'work until painted',
  script: 'script until painted',
  workBehind: 'work behind the frame',
  scriptBehind: 'script behind the frame',
};

async function throttled(context: BrowserContext, open: (page: Page) => Promise<unknown>) {
  const page = await context.newPage();
  await open(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, session };
}

/** Every rule over the whole period, in Node on this machine as it is. */
function validation(answer: unknown): Figure[] {
  const opened = openTimecard(v.parse(editMetadata, answer), '2026-01-01');
  if (opened.kind !== 'loaded') throw new Error(`The large timecard is ${opened.kind}.`);
  const { form, rules } = opened.store.getState();
  const times = Array.from({ length: 300 }, () => {
    const started = performance.now();
    allIssues(form, rules);
    return performance.now() - started;
  });
  return [
    {
      what: 'every rule over the period, in Node, p95',
      measured: `${form.days.length} days; the first time ${(times[0] ?? Number.NaN).toFixed(2)} ms`,
      value: quantile(times, 0.95),
      goal: 5,
      unit: 'ms',
    },
  ];
}

/** Heap and nodes of 20 opens and closes, after three that fill caches. */
async function memory(context: BrowserContext, origin: string, hash: string): Promise<Figure[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`${origin}/${LIST.hash}`);
  const openAndClose = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      await page.evaluate((target) => {
        window.location.hash = target;
      }, hash);
      await page.locator(START).first().waitFor();
      await toList(page);
    }
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { usedSize, nodes, jsEventListeners };
  };
  const before = await openAndClose(3);
  const after = await openAndClose(20);
  await page.close();
  const grown = (after.usedSize - before.usedSize) / 1000;
  const more = (key: 'nodes' | 'jsEventListeners') => after[key] - before[key];
  return [
    {
      what: 'heap, after 20 opens and closes',
      measured: `${grown >= 0 ? '+' : ''}${grown.toFixed(0)} kB, ${more('nodes')} nodes, ${more('jsEventListeners')} listeners more`,
      value: after.usedSize / 1000,
      unit: 'kB',
    },
  ];
}

async function toList(page: Page): Promise<void> {
  await page.evaluate((target) => {
    window.location.hash = target;
  }, LIST.hash);
  await page.locator(START).first().waitFor({ state: 'detached' });
}

/** Five days from 9 to 5:30 with lunch: the first typed into the grid, the next four filled down; then saved. */
async function keyboardWeek(context: BrowserContext, origin: string, client: TestClient): Promise<Figure[]> {
  const page = await context.newPage();
  await page.goto(`${origin}/#/worker/time-expense/add-time?reqId=${WEEKLY}`);
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  const cells = page.getByRole('main').getByRole('table').getByRole('row').nth(1).getByRole('textbox');
  await cells.first().focus();
  let pressed = 0;
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    for (const key of text) await press(key);
  };
  const first = ['9a', '12p', '1230p', '530p'];
  for (const [at, time] of first.entries()) {
    await type(time);
    if (at < first.length - 1) await press('Tab');
  }
  const firstDay = pressed;
  pressed = 0;
  await press('Control+d');
  await press('Control+s');
  await page.waitForURL(/time-expense-detail\/\d+/);
  const id = /detail\/(\d+)/.exec(page.url())?.[1];
  const saved = await client.get(`/wand2/api/billing/billing-items/${id}`);
  await page.close();
  return [
    {
      what: 'keys for four days filled down, and Save',
      measured: `${firstDay} for the first day; ${saved.body.hoursWorked} hours saved`,
      value: pressed,
      goal: 20,
      unit: 'keys',
    },
  ];
}
