import type { Page } from '@playwright/test';
import { calm } from '../../setup/calm.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** The arrival of a page: nothing shifts, and the tests wait for nothing but the page itself. */

const PAGES = {
  home: '/#/worker/home',
  list: '/#/worker/time-expense',
  'Add Time': '/#/worker/time-expense/add-time?reqId=5000',
  'Add Time of several engagements': '/#/worker/time-expense/add-time?showEnagagementList=true',
  recovery: '/#/recovery-options/two-factor-reg',
} as const;

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Runs in the page: collects what shifts, with the names of what was shifted. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Shift[]) {
      if (entry.hadRecentInput) continue;
      const names = entry.sources?.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
        return `${name} ${JSON.stringify([previousRect, currentRect])}`;
      });
      shifts.push(`${entry.value.toFixed(5)} by ${names?.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function isShown(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#sh-hamburger')).toBeVisible();
}

async function settled(page: Page): Promise<void> {
  await isShown(page);
  await calm(page);
}

const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

for (const [width, height] of [
  [1440, 900],
  [980, 900],
  [390, 844],
] as const) {
  test(`nothing shifts when a page arrives, ${width} px wide`, WIDE, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(watchShifts);
    await signIn();
    for (const [name, address] of Object.entries(PAGES)) {
      await arrive(page, address);
      await settled(page);
      expect(await shifts(page), name).toEqual([]);
    }
  });

  test(`a font that arrives after the page moves nothing, ${width} px wide`, WIDE, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(watchShifts);
    await signIn();
    for (const [name, address] of Object.entries(PAGES)) {
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await held;
        await route.continue();
      });
      const font = page.waitForResponse('**/*.woff2');
      // The load event waits for what is preloaded.
      await arrive(page, address, 'commit');
      await isShown(page);
      // A browser may still take an optional font in the first 100 ms of a page; a later one is for the next page.
      await page.waitForTimeout(200);
      letGo();
      await (await font).finished();
      await settled(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
      expect(await shifts(page), name).toEqual([]);
      await page.unroute('**/*.woff2');
    }
  });
}

test('an engagement’s name that comes after its timecard moves nothing, 390 px wide', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(watchShifts);
  await signIn();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/wand2/engagement/api/engagement-items*', async (route) => {
    await held;
    await route.continue();
  });
  const periods = page.waitForResponse('**/periods*');
  await arrive(page, PAGES['Add Time']);
  await (await periods).finished();
  const subtitle = page.getByRole('main').locator('header p');
  // The due date, which is known, waits for the name.
  await expect(subtitle).toHaveText('engagement 5000');
  letGo();
  await expect(subtitle).toContainText(/Logistics Analyst.* · Due /);
  expect(await shifts(page)).toEqual([]);
});

test('who scrolls down as soon as a page stands is not fetched back by the focus that comes later (docs: shell#page-focus)', async ({
  page,
  signIn,
}) => {
  await signIn();
  await arrive(page, PAGES.home);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Add Time' }).first().waitFor();
  // Parts that come frame by frame put the focus off, as a busy machine does.
  await page.evaluate(() => {
    const turn = () => {
      document.getElementById('main')?.appendChild(document.createComment('')).remove();
      if (!('rest' in window)) requestAnimationFrame(turn);
    };
    turn();
  });
  await main.getByRole('link', { name: 'Add Time' }).first().click();
  const certify = page.getByRole('checkbox', { name: /certify/ });
  await certify.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const position = await scrolled();
  expect(position).toBeGreaterThan(0);
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).not.toBeFocused();
  await page.evaluate(() => Object.assign(window, { rest: true }));
  await expect(heading).toBeFocused();
  expect(await scrolled()).toBe(position);
});

// Whether it comes within the 100 ms that a browser waits for an optional font depends on the machine; that it can does not.
test('the portal’s own font is asked for by the page itself, once, and is the one that its style sheets mean', async ({
  page,
  signIn,
}) => {
  await signIn();
  await arrive(page, PAGES.home);
  await settled(page);
  const fonts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ initiatorType }) => initiatorType),
  );
  expect(fonts).toEqual(['link']);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(loaded).toEqual(['Portal Inter']);
});

test(
  'the shell is usable one round trip after the manifest: every script of it is asked for by the page itself',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    await page.goto('about:blank');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const askers = new Map<string, string>();
    devtools.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
      const path = new URL(request.url).pathname;
      if (type !== 'Script' || !path.startsWith('/mfe/') || askers.has(path)) return;
      const { stack } = initiator;
      askers.set(path, stack?.callFrames.at(-1)?.url || stack?.parent?.callFrames.at(-1)?.url || initiator.url || '');
    });
    await page.goto(PAGES.home);
    await expect(page.locator('#sh-hamburger')).toBeVisible();
    const asked = [...askers].map(([path, asker]) => ({ path, by: new URL(asker, page.url()).pathname }));
    for (const needed of [
      /^\/mfe\/root\/[^/]+\/portal\./,
      /^\/mfe\/mfe_shell\//,
      /^\/mfe\/mfe_widgets\/[^/]+\/entry\./,
    ]) {
      const found = asked.filter(({ path }) => needed.test(path));
      expect(found.length, String(needed)).toBeGreaterThan(0);
      expect(found.filter(({ by }) => by !== '/')).toEqual([]);
    }
    // The portal loads the rest (monitoring, the code of other pages) when it is idle, and nobody waits for it.
    expect(asked.filter(({ by }) => /^\/mfe\/mfe_(shell|widgets)\//.test(by))).toEqual([]);
  },
);
