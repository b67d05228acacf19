import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { startPortal } from 'scripts/portal';
import type { BenchOptions } from './both-portals.ts';
import { type Figure, ratioFigure } from './figure.ts';
import { AMOUNTS, type Keystrokes, typeAndMeasure } from './keystrokes.ts';
import { signedInContext, WINDOW } from './load.ts';
import { quantile } from './median.ts';
import { buildPlain } from './plain-bundle.ts';

const ENGAGEMENT = 5035;
const ACCOUNT = 'worker-templates';
const LINES = 200;
const ITEMS = '/wand2/api/billing/billing-items';
/** The amount of the line that is open. */
const AMOUNT = 'main input[id^="ex.line-"][id$=".amount"]';

/** Typing an amount into a report of 200 lines at CPU 4x, beside a plain React page with as many lines and a bare input. */
export async function expensesBench(options: BenchOptions): Promise<readonly Figure[]> {
  const { rounds, say } = options;
  const plain = await buildPlain('expenses', join(options.folder, 'plain-expenses'));
  const portal = await startPortal({ port: 0, store: options.store, dataDir: 'memory', logLevel: 'error' });
  const browser = await chromium.launch({
    ...(options.chromium ? { executablePath: options.chromium } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const billingItemId = await longReport(portal.url);
    const hash = `#/worker/time-expense/add-expense?reqId=${ENGAGEMENT}&billingItemId=${billingItemId}`;
    const pages = {
      report: await throttled(await signedInContext(browser, portal.url, ACCOUNT), async (page) => {
        await page.goto(`${portal.url}/${hash}`);
        await page
          .locator('.ex-line-head')
          .nth(LINES - 1)
          .waitFor();
        await page.locator('.ex-line-head').first().click();
        await page.locator(AMOUNT).waitFor();
      }),
      plain: await throttled(await browser.newContext(WINDOW), async (page) => {
        await page.setContent('<!doctype html><title>Plain</title>');
        await page.addScriptTag({ content: plain });
      }),
      bare: await throttled(await browser.newContext(WINDOW), (page) => page.setContent('<!doctype html><input>')),
    };
    const fields = {
      report: pages.report.page.locator(AMOUNT),
      plain: pages.plain.page.locator('input[aria-label="amount"]').first(),
      bare: pages.bare.page.locator('input'),
    };
    const measured: Record<keyof typeof fields, Keystrokes[]> = { report: [], plain: [], bare: [] };
    for (let round = 0; round < Math.min(rounds, 3); round += 1) {
      say(`Round ${round + 1} …`);
      // Interleaved, so that the machine's moods fall on all alike.
      for (const side of ['bare', 'report', 'plain'] as const) {
        await pages[side].page.bringToFront();
        measured[side].push(await typeAndMeasure(pages[side].page, pages[side].session, fields[side], AMOUNTS));
      }
    }
    const p95 = (side: keyof typeof fields, kind: keyof Keystrokes) =>
      measured[side].map((one) => quantile(one[kind], 0.95));
    const beside = (what: string, kind: keyof Keystrokes, peer: 'plain' | 'bare') =>
      ratioFigure(what, { ours: p95('report', kind), peer: p95(peer, kind) }, 'ms');
    return [
      beside('key to paint, p95, to plain', 'paint', 'plain'),
      beside('key to paint, p95, to bare', 'paint', 'bare'),
      beside('script until painted, p95, to plain', 'script', 'plain'),
    ];
  } finally {
    await browser.close();
    await portal.close();
  }
}

/** Saves a report of as many lines as one may have. @returns its number */
async function longReport(url: string): Promise<number> {
  const client = new TestClient(url);
  await client.signIn(ACCOUNT);
  const { body: setting } = await client.get(`${ITEMS}/0/expense-edit-metadata?engagementId=${ENGAGEMENT}`);
  const [expenseDate] = setting.dates;
  const { body } = await client.post(ITEMS, {
    type: 'EXPENSE',
    id: 0,
    version: 0,
    requisitionId: ENGAGEMENT,
    periodEndDate: setting.periodEndDate,
    expenses: Array.from({ length: LINES }, (_, at) => ({
      expenseDate,
      category: 'Travel Fare',
      expenseType: 'Bus',
      merchant: `Line ${at + 1}`,
      amount: 2.5,
    })),
  });
  if (!(body.billingItemId > 0)) throw new Error(`The report was not saved: ${JSON.stringify(body)}`);
  return body.billingItemId;
}

async function throttled(context: BrowserContext, open: (page: Page) => Promise<unknown>) {
  const page = await context.newPage();
  await open(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, session };
}
