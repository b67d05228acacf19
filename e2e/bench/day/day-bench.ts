import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { processWithLines } from 'scripts/process/process-with-lines';
import { calm, followRequests } from '../../setup/calm.ts';
import { grownClasses, ownHeap } from '../../setup/left-behind.ts';
import { activateAnother } from '../../setup/releases/activate-another.ts';
import type { BenchOptions } from '../both-portals.ts';
import { type Figure, figureLines } from '../figure.ts';
import { signedInContext } from '../load.ts';
import type { Curve, Measured } from '../report/results.ts';
import { growthOf, isGrowing } from './growth.ts';

const HOURS = 8;
const DAY = { routeChanges: 5000, saves: 200, activations: 20, samples: 32 };
const FAST = { routeChanges: 500, saves: 20, activations: 4, samples: 16 };
/** Longer than any request takes. The browser has failed to tell of the end of one, after hours of them. */
const CALM_WITHIN_MS = 20_000;
/** The page's clock is put forward after so many route changes. */
const CHANGES_A_STEP = 10;
/** A value may be this part of what it was in the second quarter of the day. */
const GOAL = 1.03;

const HOME = '/worker/home';
/** Where a worker goes in turn, home in between. */
const ROUTES = [
  '/worker/time-expense',
  HOME,
  '/worker/time-expense/add-time?reqId=5000',
  '/user-account',
  HOME,
  '/worker/time-expense/add-expense?reqId=5035',
  '/worker/time-expense',
  '/recovery-options/two-factor-reg',
  HOME,
];
const ENGAGEMENT = 5000;

/** A moment of the day: the page's values on the home page after a garbage collection, and the API's. */
interface Sample {
  readonly hours: number;
  /** Bytes of the product's own objects: code that runs often gets compiled, which is no growth of the product's. */
  readonly heap: number;
  /** How many there are of each class. */
  readonly classes: ReadonlyMap<string, number>;
  readonly listeners: number;
  readonly nodes: number;
  readonly indexedDb: number;
  readonly caches: number;
  readonly apiHeap: number;
  readonly apiOutside: number;
}

const VALUES: readonly (readonly [what: string, unit: string, of: (sample: Sample) => number])[] = [
  ['objects of the page', 'MB', ({ heap }) => heap / 1e6],
  ['event listeners', 'listeners', ({ listeners }) => listeners],
  ['nodes', 'nodes', ({ nodes }) => nodes],
  ['IndexedDB', 'kB', ({ indexedDb }) => indexedDb / 1000],
  ['caches of the service worker', 'kB', ({ caches }) => caches / 1000],
  ['heap of the API', 'MB', ({ apiHeap }) => apiHeap / 1e6],
  ['the API outside of its heap, the database included', 'MB', ({ apiOutside }) => apiOutside / 1e6],
];

/**
 * Eight simulated hours in one tab that is never reloaded: 5,000 route changes, 200 saves and 20 activations, while the page's clock is
 * put forward. `--fast` takes a tenth of it.
 */
export async function benchDay({
  store,
  folder,
  chromium: executablePath,
  isFast,
  say,
}: BenchOptions): Promise<Measured> {
  const day = isFast ? FAST : DAY;
  const own = join(folder, 'day-store');
  await rm(own, { recursive: true, force: true });
  await cp(store, own, { recursive: true });
  const api = processWithLines(process.execPath, ['--expose-gc', join(import.meta.dirname, 'portal-process.ts'), own]);
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const [, url = '', memory = ''] = await api.line(/^ready (\S+) (\S+)$/);
    const context = await signedInContext(browser, url);
    const page = await opened(context, url);
    const devtools = await context.newCDPSession(page);
    const samples: Sample[] = [];
    const every = (times: number) => Math.max(1, Math.floor(day.routeChanges / times));
    const stepMs = (HOURS * 3_600_000) / day.routeChanges;
    let activations = 0;
    for (let change = 1; change <= day.routeChanges; change += 1) {
      if (change % every(day.saves) === 0) await save(page, change);
      else await show(page, ROUTES[change % ROUTES.length] ?? HOME);
      if (change % CHANGES_A_STEP === 0) {
        // A request that is under way would exceed its deadline, and the page would show a failure.
        for (const url of await calm(page, CALM_WITHIN_MS)) say(`No end of ${url} was told, at change ${change}`);
        await page.clock.fastForward(stepMs * CHANGES_A_STEP);
      }
      if (change % every(day.activations) === 0) {
        activations += 1;
        await activateAnother(own, 'mfe-shell', `1.0.${100 + activations}`);
      }
      if (change % every(day.samples) === 0) {
        samples.push(await sample(page, devtools, memory, (change * stepMs) / 3_600_000));
        const { hours, heap, listeners, nodes } = samples.at(-1) as Sample;
        say(`${hours.toFixed(1)} h: ${(heap / 1e6).toFixed(1)} MB, ${listeners} listeners, ${nodes} nodes`);
      }
    }
    return measured(samples, day, say);
  } finally {
    await browser.close();
    await api.close();
    await rm(own, { recursive: true, force: true });
  }
}

function measured(samples: readonly Sample[], day: typeof DAY, say: (line: string) => void): Measured {
  const figures = VALUES.map(([what, unit, of]): Figure => {
    const values = samples.map(of);
    const [first, last] = [values[0] ?? Number.NaN, values.at(-1) ?? Number.NaN];
    return {
      what: `${what}, last quarter to second`,
      measured: `${first.toFixed(1)} to ${last.toFixed(1)} ${unit}${isGrowing(values) ? ', still growing' : ''}`,
      value: growthOf(values),
      goal: GOAL,
    };
  });
  const curves = VALUES.map(
    ([what, unit, of]): Curve => ({ what, unit, points: samples.map((one) => [one.hours, of(one)] as const) }),
  );
  const { routeChanges, saves, activations } = day;
  const early = samples[Math.floor(samples.length / 4)];
  const late = samples.at(-1);
  const rounds = (routeChanges * 3) / 4 / 10;
  const grown = early && late ? grownClasses(early, late, rounds).split(', ') : [];
  say(`\n${routeChanges} route changes, ${saves} saves and ${activations} activations in one tab\n`);
  for (const line of figureLines(figures)) say(line);
  for (const one of grown) say(`  ${one}`);
  const findings = {
    title: 'Objects that are more after the first quarter',
    columns: ['class and number'],
    rows: grown.map((one) => [one]),
  };
  return { figures, curves, findings: [findings], rounds: 1 };
}

async function opened(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  followRequests(page);
  await page.clock.install();
  await page.goto(`${url}/#${HOME}`);
  await page.locator('main h1').waitFor();
  return page;
}

/** Goes to another page, and waits for its heading: that of the page before is marked. */
async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    if (location.hash === `#${hash}`) return;
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-before', '');
    location.hash = hash;
  }, path);
  await page.locator('main h1:not([data-before])').first().waitFor();
}

/** Enters times of the open day and saves the timecard; from the second time on, the one that is there already. */
async function save(page: Page, change: number): Promise<void> {
  await show(page, `/worker/time-expense/add-time?reqId=${ENGAGEMENT}`);
  const fields = page.locator('main input[role="combobox"]:not([disabled])');
  await fields.first().fill(`${6 + (change % 4)}:00 AM`);
  await fields.nth(1).fill('5:00 PM');
  await fields.nth(1).press('Tab');
  const noLunch = page.getByRole('switch', { name: 'No Lunch Break Taken' }).first();
  if (!(await noLunch.isChecked())) await page.getByText('No Lunch Break Taken').first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/time-expense-detail\/\d+/);
}

async function sample(page: Page, devtools: CDPSession, memory: string, hours: number): Promise<Sample> {
  // What a page shows is no growth, so all samples are of the same page.
  await show(page, HOME);
  await calm(page, CALM_WITHIN_MS);
  await devtools.send('HeapProfiler.collectGarbage');
  const { bytes, classes } = await ownHeap(devtools);
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usageBreakdown } = await devtools.send('Storage.getUsageAndQuota', { origin: new URL(page.url()).origin });
  const stored = (type: string) => usageBreakdown.find(({ storageType }) => storageType === type)?.usage ?? 0;
  const { heapUsed, external } = (await (await fetch(memory)).json()) as NodeJS.MemoryUsage;
  return {
    hours,
    heap: bytes,
    classes,
    listeners: jsEventListeners,
    nodes,
    indexedDb: stored('indexeddb'),
    caches: stored('cache_storage'),
    apiHeap: heapUsed,
    apiOutside: external,
  };
}
