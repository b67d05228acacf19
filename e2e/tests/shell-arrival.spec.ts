import type { Page } from '@playwright/test';
import { arrive, expect, test } from '../setup/portal-test.ts';
import { WIDE } from '../setup/wide.ts';

/** How a page comes up: nothing shifts, and nothing is waited for but the page itself. */

const PAGES = {
  home: '/#/worker/home',
  list: '/#/worker/time-expense',
  'Add Time': '/#/worker/time-expense/add-time?reqId=5000',
  recovery: '/#/recovery-options/two-factor-reg',
} as const;

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node: Node | null }[];
}

/**
 * Runs in the page: adds up what shifts, with the names of what was shifted. Where texts alone move, it is their letters, within
 * their places: the font came after them.
 */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Shift[]) {
      const isFont = entry.sources?.length && entry.sources.every(({ node }) => node instanceof Text);
      if (entry.hadRecentInput || isFont) continue;
      const names = entry.sources?.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'));
      shifts.push(`${entry.value.toFixed(5)} by ${names?.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#sh-hamburger')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  // In the wide suite: on a busy machine the header of Add Time can still move once at 390 px.
  test(`nothing shifts when a page arrives, ${width} px wide`, WIDE, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(watchShifts);
    await signIn();
    // Who has never been here gets the font after the first words, and their lines may break elsewhere.
    await arrive(page, PAGES.home);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    for (const [name, address] of Object.entries(PAGES)) {
      await arrive(page, address);
      await settled(page);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), name).toEqual([]);
    }
  });
}

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
    // What comes later (monitoring, the code of other pages) is the portal's own doing when it is idle, and nobody waits for it.
    expect(asked.filter(({ by }) => /^\/mfe\/mfe_(shell|widgets)\//.test(by))).toEqual([]);
  },
);
