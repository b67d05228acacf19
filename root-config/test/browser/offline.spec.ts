import { expect, type Page } from '@playwright/test';
import { type RunningSite, changing as test } from './site.ts';

// A worker is installed when the page has long come up, and these tests wait for it.
test.describe('the portal without a connection', { tag: '@wide' }, () => {
  test.use({ serviceWorkers: 'allow' });

  const NEW = ['First page', 'First page, second edition'] as const;
  const first = (page: Page) => page.getByRole('heading', { name: NEW[0], exact: true });
  const second = (page: Page) => page.getByRole('heading', { name: NEW[1], exact: true });

  /** The revision that is kept on this device; undefined while there is none. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const document = await (await caches.open('portal.offline')).match('/');
      return document && Number(/"revision":(\d+)/.exec(await document.text())?.[1]);
    });
  const whenKept = (page: Page, revision: number | undefined) =>
    expect.poll(() => kept(page), { timeout: 60_000 }).toBe(revision);

  /** No server can be reached, by the page or by the worker. */
  const disconnect = (site: RunningSite) =>
    site.interfere((request) => {
      request.socket.destroy();
      return true;
    });

  test('it comes up, and a version that was rolled back does not, once the browser has seen that', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.origin}/#/first`);
    await whenKept(page, 1);
    disconnect(site);
    await page.reload();
    await expect(first(page)).toBeVisible();
    site.interfere(undefined);

    await site.deployChanged(NEW);
    await page.reload();
    await expect(second(page)).toBeVisible();
    await whenKept(page, 2);

    // With a connection the rollback shows at once, over any copy; without one from then on.
    await site.rollBack();
    await page.reload();
    await expect(first(page)).toBeVisible();
    await expect(second(page)).toHaveCount(0);
    await whenKept(page, 3);
    disconnect(site);
    await page.reload();
    await expect(first(page)).toBeVisible();
  });

  test('it answers for no other page, and one line of the manifest ends it', async ({ page, site }) => {
    await page.goto(`${site.origin}/#/first`);
    await whenKept(page, 1);
    disconnect(site);
    for (const path of ['/login', '/legacy/home.jsp', '/dev/outbox', '/embed.js'])
      await expect(page.goto(site.origin + path)).rejects.toThrow('ERR_');
    site.interfere(undefined);
    await site.switchOfflineOff();
    await page.goto(`${site.origin}/#/first`);
    await expect(first(page)).toBeVisible();
    await whenKept(page, undefined);
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers, { timeout: 60_000 }).toBe(0);
    disconnect(site);
    await expect(page.reload()).rejects.toThrow('ERR_');
  });
});
