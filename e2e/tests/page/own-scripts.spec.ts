import type { Page } from '@playwright/test';
import { expect, inTime, sameDocument, test } from '../../setup/fault-test.ts';
import { sweep, WIDE } from '../../setup/wide.ts';

/**
 * The page's own scripts, `session` and `portal`, have no loader that would try again for them: a few inline lines of the page say what
 * a user sees when they fail or do not come, and bring the portal by themselves.
 */

test.describe.configure({ mode: 'parallel' });

const OWN = ['session', 'portal'];
const fileOf = (script: string) => new RegExp(`/${script}\\.\\w+\\.js$`);
const said = (page: Page) => page.getByRole('alert');

async function portalComes(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(said(page)).toHaveCount(0);
}

for (const script of OWN) {
  test(
    `the page’s own script “${script}” is gone: the page says so, and comes by itself when it can`,
    sweep(script === 'session'),
    async ({ page, site }) => {
      site.fault((path, response) => {
        if (!fileOf(script).test(path)) return false;
        response.writeHead(404).end();
        return true;
      });
      await page.clock.install();
      await page.goto('/#/worker/home');
      await expect(said(page)).toContainText('The portal could not be loaded');
      site.fault(undefined);
      // Nothing runs yet that a reload could cost: it is the page's own way back.
      await inTime(page, () => portalComes(page));
    },
  );
}

/** Opens the portal with a clock that stands, and answers once ten seconds have gone by in which a script of its own did not come. */
async function waitInVain(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T10:05:00Z'));
  await page.goto('/#/worker/home', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeAttached();
  await page.clock.runFor(9_000);
  await expect(said(page)).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(said(page)).toContainText('The portal is taking longer than usual to load');
  await expect(said(page)).toContainText('It appears as soon as it has arrived');
}

for (const script of OWN) {
  test(
    `the page’s own script “${script}” is held back: the page says so, and comes by itself with it`,
    sweep(script === 'portal'),
    async ({ page, site }) => {
      const held: (() => Promise<unknown>)[] = [];
      site.fault((path, response) => {
        if (!fileOf(script).test(path)) return false;
        held.push(async () => {
          response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(await site.read(path));
        });
        return true;
      });
      await waitInVain(page);
      const isSame = await sameDocument(page);
      // On a slow machine the page's clock may be ahead of the request.
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await page.clock.resume();
      for (const answer of held) await answer();
      await portalComes(page);
      expect(await isSame()).toBe(true);
    },
  );
}

test(
  'a script of the page’s own never comes: the page asks for it anew, and comes by itself with that',
  WIDE,
  async ({ page, site }) => {
    let asked = 0;
    site.fault((path) => fileOf('portal').test(path) && asked++ === 0);
    await waitInVain(page);
    await expect.poll(() => asked).toBe(1);
    await page.clock.runFor(19_000);
    expect(asked).toBe(1);
    await page.clock.runFor(1_000);
    await expect.poll(() => asked).toBe(2);
    await page.clock.resume();
    await portalComes(page);
  },
);
