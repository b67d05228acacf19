import type { Page } from '@playwright/test';
import { goOffline, goOnline } from '../setup/connection.ts';
import { enterDay, expect, openTimecard, test } from '../setup/timecard-test.ts';
import { WIDE } from '../setup/wide.ts';

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'on this device' });
const monday = (page: Page) => page.getByRole('region', { name: /^Monday/ });

/** The portal lies on this device: the worker stores the document last. */
const whenKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('portal.offline')).match('/')) !== undefined), {
      timeout: 120_000,
    })
    .toBe(true);

test(
  'without a connection Add Time opens, an entry waits on the device, and it goes out by itself',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker();
    await openTimecard(page, 5000);
    await whenKept(page);
    await goOffline(page);
    await page.reload();
    await enterDay(page, /^Monday/, '9a', '1p');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(notice(page).first()).toContainText('Timecard of engagement 5000');
    await expect(notice(page).first()).toContainText('On this device');
    // Another load without a connection finds what waits, and what was entered.
    await page.reload();
    await expect(notice(page).first()).toContainText('On this device');
    await expect(monday(page)).toContainText('4.00');
    expect(await timecards.current(5000)).toEqual([]);

    await goOnline(page);
    await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
    const [item] = await timecards.current(5000);
    expect(item?.status).toBe('Saved');
    await expect(page.getByText('All changes saved')).toBeVisible();
  },
);
