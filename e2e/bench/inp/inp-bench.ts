import { type Browser, chromium, type Page } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { startPortal } from 'scripts/portal';
import { calm, followRequests } from '../../setup/calm.ts';
import type { BenchOptions } from '../both-portals.ts';
import { type Figure, figureLines } from '../figure.ts';
import { signedInContext } from '../load.ts';
import { LOW_TIER, rateOf } from '../processor.ts';
import type { Measured } from '../report/results.ts';
import { type Interaction, type LongTask, takeInteractions, watchInteractions } from './interactions.ts';

/** Milliseconds in which an interaction shows its effect (web.dev: good). */
const GOAL = 200;
/** Against what hangs. */
const STEP_MS = 30_000;
const LARGE = 5042;
const START = 'main input[role="combobox"]:not([disabled])';

/** Pages of a person, and what the person does on them. */
interface Journey {
  readonly name: string;
  readonly account: string;
  readonly path: string;
  /** The page can be used. */
  readonly ready: string;
  readonly steps: readonly ((page: Page) => Promise<unknown>)[];
}

const press = (key: string) => (page: Page) => page.keyboard.press(key);
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
const button = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
/** Replaces a field's text, a key at a time. */
const type = (selector: string, text: string) => async (page: Page) => {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Control+a');
  for (const key of text) {
    await page.keyboard.press(key);
    await rest(page);
  }
};

function journeys(largeItem: number): readonly Journey[] {
  const addTime = '/worker/time-expense/add-time';
  return [
    {
      name: 'the shell',
      account: 'worker',
      path: '/worker/home',
      ready: 'main .tc-card',
      steps: [
        click('#sh-hamburger'),
        click('#sh-hamburger'),
        click('#sh-navigation button[aria-expanded]'),
        click('#sh-navigation button[aria-expanded]'),
        ...[/^Notifications/, /^Language/].flatMap((name) => [button(name), press('Escape')]),
      ],
    },
    {
      name: 'a day of Add Time',
      account: 'worker',
      path: `${addTime}?reqId=5000`,
      ready: START,
      steps: [
        type(START, '0830a'),
        press('Tab'),
        (page) => page.getByText('No Lunch Break Taken').first().click(),
        button('Grid'),
        button('Days'),
        click('main button[aria-haspopup="listbox"]'),
        press('Escape'),
        press('Control+s'),
      ],
    },
    {
      name: 'the timecard of 31 days',
      account: 'worker-templates',
      path: `${addTime}?reqId=${LARGE}&billingItemId=${largeItem}`,
      ready: START,
      steps: [
        type(START, '0830p'),
        type('main .tc-card input[inputmode="decimal"]:not([disabled])', '10.25'),
        (page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button').nth(20).click(),
        button('Grid'),
        button('Days'),
      ],
    },
    {
      name: 'the list of time and expense',
      account: 'worker',
      path: '/worker/time-expense',
      ready: 'main .tc-lines .tc-line',
      steps: [click('main .tc-lines .tc-line a')],
    },
    {
      name: 'an expense report',
      account: 'worker-templates',
      path: '/worker/time-expense/add-expense?reqId=5060',
      ready: 'main h1',
      steps: [
        button('Add line'),
        (page) => page.getByLabel('Category').first().selectOption('Meals'),
        (page) => page.getByLabel('Type', { exact: true }).first().selectOption('Dinner'),
        (page) => page.getByLabel('Amount').first().pressSequentially('31.21', { delay: 100 }),
      ],
    },
    {
      name: 'a manager’s Time and billing',
      account: 'manager',
      path: '/manager/time-and-billing',
      ready: 'main .ap-list .ap-hours',
      steps: [press('j'), press('j'), press('j'), button('Select page'), press('Escape')],
    },
    {
      name: 'the account',
      account: 'worker',
      path: '/user-account',
      ready: 'main h1',
      steps: [(page) => page.getByRole('main').getByRole('button').first().click(), press('Escape')],
    },
    {
      name: 'the recovery flow',
      account: 'worker',
      path: '/recovery-options/two-factor-reg',
      ready: 'main input[name="email"]',
      steps: [type('main input[name="email"]', 'ada@example.com'), button(/^Country/), press('Escape')],
    },
  ];
}

/**
 * The slowest interaction of each journey on a processor of a slow phone, as Interaction to Next Paint counts it, the five slowest of all
 * with their cause, and the long tasks of each start.
 */
export async function benchInp({ store, chromium: executablePath, rounds, say }: BenchOptions): Promise<Measured> {
  const portal = await startPortal({ port: 0, store, dataDir: 'memory', logLevel: 'error', rateLimits: false });
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  const worst: { journey: string; interaction: Interaction }[] = [];
  const starts: { journey: string; task: LongTask }[] = [];
  const figures: Figure[] = [];
  const failed: string[][] = [];
  try {
    const rate = await rateOf(browser, LOW_TIER);
    say(`CPU ${rate}x: a slow phone (Lighthouse's BenchmarkIndex ${LOW_TIER})`);
    for (const journey of journeys(await largeItem(portal.url))) {
      say(`${journey.name} …`);
      try {
        const slowest: number[] = [];
        for (let round = 0; round < Math.min(rounds, 3); round += 1) {
          const { start, interactions } = await walk(browser, portal.url, journey, rate);
          starts.push(...start.map((task) => ({ journey: journey.name, task })));
          worst.push(...slowestOfEach(interactions).map((interaction) => ({ journey: journey.name, interaction })));
          slowest.push(Math.max(...interactions.map(({ duration }) => duration)));
        }
        const [from, until] = [Math.min(...slowest), Math.max(...slowest)];
        // The quickest round: whatever else ran on the machine made the other ones slower.
        figures.push({ what: journey.name, measured: '', value: from, spread: [from, until], goal: GOAL, unit: 'ms' });
      } catch (error) {
        // A screen has changed: the other journeys still count, and the report names this one.
        failed.push([journey.name, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)]);
      }
    }
  } finally {
    await browser.close();
    await portal.close();
  }
  const slow = quickest(
    worst,
    ({ journey, interaction: { event, element } }) => `${journey} ${event} ${element}`,
    ({ interaction }) => interaction.duration,
  );
  const long = quickest(
    starts,
    ({ journey, task }) => `${journey} ${task.cause.replace(/, \d+ ms$/, '')}`,
    ({ task }) => task.duration,
  );
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const findings = [
    ...(failed.length
      ? [{ title: 'Journeys that could not be walked', columns: ['journey', 'reason'], rows: failed }]
      : []),
    {
      title: 'The five slowest interactions',
      columns: ['journey', 'event and element', 'to paint', 'waiting, listeners, painting', 'longest script'],
      rows: slow
        .slice(0, 5)
        .map(({ journey, interaction: { event, element, duration, parts, cause } }) => [
          journey,
          `${event} on ${element}`,
          ms(duration),
          parts.map(ms).join(', '),
          cause,
        ]),
    },
    {
      title: 'Long tasks until a page can be used',
      columns: ['page', 'task', 'longest script'],
      rows: long.slice(0, 24).map(({ journey, task: { duration, cause } }) => [journey, ms(duration), cause]),
    },
  ];
  say('\nThe slowest interaction of each journey, on a processor of a slow phone\n');
  for (const line of figureLines(figures)) say(line);
  for (const { title, rows } of findings)
    for (const line of ['', title, ...rows.map((row) => `  ${row.join(' | ')}`)]) say(line);
  return { figures, findings, rounds: Math.min(rounds, 3) };
}

/** Of the events of one kind on one element the slowest. */
function slowestOfEach(interactions: readonly Interaction[]): Interaction[] {
  const sorted = [...interactions].sort((a, b) => a.duration - b.duration);
  return [...new Map(sorted.map((one) => [`${one.event} ${one.element}`, one])).values()];
}

/** Of each kind the smallest value, the largest kinds first. */
function quickest<T>(all: readonly T[], kind: (one: T) => string, value: (one: T) => number): T[] {
  const found = new Map<string, T>();
  for (const one of all) {
    const known = found.get(kind(one));
    if (!known || value(one) < value(known)) found.set(kind(one), one);
  }
  return [...found.values()].sort((a, b) => value(b) - value(a));
}

async function walk(browser: Browser, origin: string, { account, path, ready, steps, name }: Journey, rate: number) {
  await using context = await signedInContext(browser, origin, account);
  const page = await context.newPage();
  followRequests(page);
  page.setDefaultTimeout(STEP_MS);
  await page.addInitScript(watchInteractions);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(`${origin}/#${path}`);
  await page.locator(ready).first().waitFor();
  await rest(page);
  const { tasks } = await takeInteractions(page);
  await calm(page);
  for (const [at, step] of steps.entries()) {
    await step(page).catch((error: Error) => {
      throw new Error(`Step ${at + 1} of ${name}: ${error.message}`);
    });
    await rest(page);
  }
  const { interactions } = await takeInteractions(page);
  if (interactions.length === 0) throw new Error(`${name} had no interaction that took 16 ms.`);
  return { start: tasks, interactions };
}

/** Lets the frame be painted, and its timing be reported. */
const rest = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150))));

async function largeItem(url: string): Promise<number> {
  const client = new TestClient(url);
  await client.signIn('worker-templates');
  const { body } = await client.get(`/wand2/api/billing/billing-items?engagementId=${LARGE}&type=TIME&size=50`);
  return body.content[0].billingItemId;
}
