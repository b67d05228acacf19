import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { goOffline, goOnline } from '../../setup/connection.ts';
import { signInAs } from '../../setup/portal-test.ts';
import { activateAnother } from '../../setup/releases/activate-another.ts';
import { liveStore } from '../../setup/releases/live-store.ts';
import { serve } from '../../setup/served.ts';
import { enterDay, openTimecard } from '../../setup/timecard-test.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'on this device' });
const saveHere = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('a version that goes live while entries wait: all of them go out, what is typed stays, and it is offered then (docs: saving#queue)', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const folder = await mkdtemp(join(tmpdir(), 'portal-update-'));
  await cp(liveStore, folder, { recursive: true });
  const served = await serve([], { TEST_STORE: folder });
  const context = await browser.newContext({ baseURL: served.url, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await signInAs(page, 'worker');
    await openTimecard(page, 5000);
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('portal.offline')).match('/')) !== undefined);
    await expect.poll(kept, { timeout: 120_000 }).toBe(true);
    await goOffline(page);
    await enterDay(page, /^Monday/, '9a', '1p');
    await saveHere(page);
    await expect(notice(page).first()).toContainText('On this device');
    const another = await activateAnother(folder, 'mfe-timecard');
    await enterDay(page, /^Tuesday/, '8a', '2p');
    await saveHere(page);
    // The first entry waits already: the footer shows that this one does, beside its hours.
    const foot = page.getByRole('main').locator('footer');
    await expect(foot).toContainText('10.00 h');
    await expect(foot).toContainText('On this device');
    await expect(notice(page).first()).toContainText('1 timecard waits');
    // A load in between finds the version that is on the device, and the waiting timecard.
    await page.reload();
    await expect(notice(page).first()).toContainText('On this device');
    await expect(page.getByRole('region', { name: /^Tuesday/ })).toContainText('6.00');
    const wednesday = await enterDay(page, /^Wednesday/, '7a', '10a');

    await goOnline(page);
    const client = new TestClient(served.url);
    await client.signIn('worker');
    const timecards = async () => {
      const { body } = await client.get(
        '/wand2/api/billing/billing-items?engagementId=5000&type=TIME&size=200&status=Saved',
      );
      return body.content.map(({ hoursWorked }: { hoursWorked: number }) => hoursWorked);
    };
    // The answer is here: the clock that goes forward below ends what it would outlast.
    await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
    expect(await timecards()).toEqual([10]);
    await expect(wednesday).toContainText('3.00');

    // The update is not offered over unsaved work; after a save it is, when the user comes back to the tab.
    const offer = page.getByText('A new version is ready.');
    const comeBack = async () => {
      const asked = page.waitForResponse('**/deployments.json');
      await page.clock.fastForward(60_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await (await asked).finished();
    };
    await comeBack();
    await expect(offer).toBeHidden();
    await saveHere(page);
    await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
    expect(await timecards()).toEqual([13]);
    await comeBack();
    await expect(offer).toBeVisible();
    // A script's element goes once it has run, so its request shows that it came.
    const asked = page.waitForRequest((request) => request.url().includes(`/${another}/`));
    await page.getByRole('button', { name: 'Reload now' }).click();
    await asked;
    await openTimecard(page, 5000);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^Tuesday/ })).toContainText('6.00');
    await expect(page.getByRole('region', { name: /^Wednesday/ })).toContainText('3.00');
  } finally {
    await context.close();
    await served.close();
    await rm(folder, { recursive: true, force: true });
  }
});
