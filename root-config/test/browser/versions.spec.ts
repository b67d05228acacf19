import { expect, type Page } from '@playwright/test';
import { inTime, laterPatch, REACT, changing as test } from './site.ts';
import { WIDE } from './wide.ts';

const first = (page: Page, text = 'First page') => page.getByRole('heading', { name: text, exact: true });
const NEW = ['First page', 'First page, second edition'] as const;
const BROKEN = [/^/g, 'throw new Error("It does not run.");'] as const;

/** The page has kept what works, which it does a moment after showing it. */
const kept = (page: Page) => page.waitForFunction(() => localStorage.getItem('portal.revision') !== null);

test('the newest version does not run: the one that worked in this browser is used, the next good one replaces it', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/#/first`);
  await expect(first(page)).toBeVisible();
  await kept(page);
  await site.deployChanged(BROKEN);
  await page.reload();
  await expect(first(page)).toBeVisible();
  await page.getByRole('button', { name: 'Count 0' }).click();
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
  await page.keyboard.press('Control+Alt+h');
  await expect(page.getByRole('row', { name: /mfe_page .*fallback version/ })).toBeVisible();
  await site.deployChanged(NEW);
  await page.reload();
  await expect(first(page, NEW[1])).toBeVisible();
});

test('a browser that was never here falls back to the version that was live before', { tag: '@wide' }, async ({
  page,
  site,
}) => {
  await site.deployChanged(BROKEN);
  await page.goto(`${site.origin}/#/first`);
  await expect(first(page)).toBeVisible();
});

test('a version built with other shared libraries does not run beside them: the earlier one is used', {
  tag: '@wide',
}, async ({ page, site }) => {
  await site.deployChanged([/(?<library>\["react[\w/-]*",")[^\]]*/g, '$<library>0.0.1","^0.0.1"']);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(`${site.origin}/#/first`);
  await expect(first(page)).toBeVisible();
  expect(messages.join('\n')).toContain('falling back to');
});

test(
  'a patch of React: root moves alone, a micro-frontend follows alone, and each goes back alone',
  WIDE,
  async ({ page, site }) => {
    const shown = async (root: string) => {
      await page.goto('about:blank');
      await page.goto(`${site.origin}/#/first`);
      await expect(first(page)).toBeVisible();
      await page.getByRole('button', { name: /Count \d/ }).click();
      await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
      await expect(page.locator(`script[src*="/root/${root}/portal."]`)).toHaveCount(1);
      await page.keyboard.press('Control+Alt+h');
      await expect(page.getByRole('row', { name: /mfe_page/ })).toBeVisible();
      await expect(page.getByRole('row', { name: /mfe_page .*fallback version/ })).toHaveCount(0);
    };
    const done = async (...args: string[]) => expect(await site.run(...args)).toMatchObject({ exitCode: 0 });
    const versionOf = (named: string) => named.slice(named.indexOf('@') + 1);

    const before = await site.upgrade('root-config', REACT, laterPatch(1));
    await done('activate', before);
    await shown(versionOf(before));
    const root = await site.upgrade('root-config', REACT, laterPatch(2));
    await done('activate', root);
    await shown(versionOf(root));
    await done('activate', await site.upgrade('page', REACT, laterPatch(2)));
    await shown(versionOf(root));
    await done('rollback', 'root');
    await shown(versionOf(before));
    await done('rollback', 'mfe_page');
    await shown(versionOf(before));
  },
);

test('a broken version without a fallback version is repaired by the next deployment, without a reload', {
  tag: '@wide',
}, async ({ page, site }) => {
  await page.clock.install();
  await page.route('**/deployments-previous.json', (route) => route.fulfill({ status: 404 }));
  await site.deployChanged(BROKEN);
  await page.goto(`${site.origin}/#/first`);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await site.deployChanged(NEW);
  await inTime(page, first(page, NEW[1]));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a session stays on the versions it began with', { tag: '@wide' }, async ({ page, site }) => {
  await page.goto(`${site.origin}/#/second/1`);
  await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
  await site.deployChanged(NEW);
  await page.getByRole('link', { name: 'To the first' }).click();
  await expect(first(page)).toBeVisible();
});

test('a new deployment is offered when somebody comes back, never over unsaved work, and Later is heard', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const offer = page.getByText('A new version is ready.');
  const comeBack = async () => {
    const asked = page.waitForResponse('**/deployments.json');
    await page.clock.fastForward(60_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await asked;
    // By the time a later request has been read, so has the page's.
    await page.evaluate(async () => (await fetch('/deployments.json', { cache: 'no-store' })).text());
  };
  await page.goto(`${site.origin}/#/failing`);
  await page.getByRole('button', { name: 'Begin work' }).click();
  await comeBack();
  await expect(offer).toHaveCount(0);
  await site.deployChanged(NEW);
  await comeBack();
  await page.waitForTimeout(300);
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Save work' }).click();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toHaveCount(0);
  await comeBack();
  await expect(offer).toHaveCount(0);
  await page.clock.fastForward('01:00:00');
  await comeBack();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Reload now' }).click();
  await page.getByRole('link', { name: 'To the first' }).click();
  await expect(first(page, NEW[1])).toBeVisible();
});

test('a page older than what this browser has used is not believed when the server knows better', {
  tag: '@wide',
}, async ({ page, site }) => {
  const old = await (await page.request.get(site.origin)).text();
  await site.deployChanged(NEW);
  await page.goto(`${site.origin}/#/first`);
  await expect(first(page, NEW[1])).toBeVisible();
  await kept(page);
  await page.route(`${site.origin}/`, (route) => route.fulfill({ body: old, contentType: 'text/html' }));
  await page.reload();
  await expect(first(page, NEW[1])).toBeVisible();
  // Nor when the server does not answer: the last working manifest is newer.
  await page.route('**/deployments.json', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(first(page, NEW[1])).toBeVisible();
});

test('no manifest at all: the portal comes up with what worked last', { tag: '@wide' }, async ({ page, site }) => {
  await page.goto(`${site.origin}/#/first`);
  await expect(first(page)).toBeVisible();
  await kept(page);
  await page.route(`${site.origin}/`, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ body: html.replace('"revision":', '"revisio":'), contentType: 'text/html' });
  });
  await page.route('**/deployments.json', (route) => route.fulfill({ body: '{"schemaVersion":1' }));
  await page.reload();
  await expect(first(page)).toBeVisible();
});

test('the files’ server goes down after the first load: a reload shows the page from the browser’s cache', {
  tag: '@wide',
}, async ({ page, site }) => {
  await page.goto(`${site.origin}/#/first`);
  await expect(first(page)).toBeVisible();
  await expect(page.getByText('Fixture header')).toBeVisible();
  await page.waitForLoadState('networkidle');
  site.interfere((request, response) => {
    if (!request.url?.startsWith('/mfe/')) return false;
    response.writeHead(503).end();
    return true;
  });
  await page.reload();
  await expect(first(page)).toBeVisible();
  await expect(page.getByText('Fixture header')).toBeVisible();
});
