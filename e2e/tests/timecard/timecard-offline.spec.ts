import type { Page } from '@playwright/test';
import { goOffline, goOnline } from '../../setup/connection.ts';
import { leftOnDevice, personOf } from '../../setup/left-on-device.ts';
import { signInAs } from '../../setup/portal-test.ts';
import { draftBytes, enterDay, expect, openTimecard, SAVE, save, test } from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

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
    // Another load without a connection finds the waiting timecard and its entries.
    await page.reload();
    await expect(notice(page).first()).toContainText('On this device');
    await expect(monday(page)).toContainText('4.00');
    expect(await timecards.current(5000)).toEqual([]);

    await goOnline(page);
    await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
    const [item] = await timecards.current(5000);
    expect(item?.status).toBe('Saved');
    await expect(page.getByText('All changes saved')).toBeVisible();
    // The service worker's copy is the portal's; a sign-out leaves nothing of the person beside it.
    const person = await personOf(page);
    expect((await leftOnDevice(page, person)).databases).not.toEqual([]);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/login/);
    await expect.poll(() => leftOnDevice(page, person)).toEqual({ databases: [], named: [], calls: [], senders: null });
  },
);

test(
  'a fresh tab without a connection shows the language of the last visit',
  WIDE,
  async ({ page, context, worker }) => {
    await worker();
    await openTimecard(page, 5000);
    await page.getByRole('button', { name: /^Language:/ }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch (Deutschland)');
    await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeVisible();
    await whenKept(page);
    await goOffline(page);
    const fresh = await context.newPage();
    await fresh.goto('/#/worker/time-expense/add-time?reqId=5000');
    await expect(fresh.getByRole('button', { name: 'Speichern', exact: true })).toBeVisible();
    await expect(fresh.locator('html')).toHaveAttribute('lang', 'de-DE');
  },
);

test.describe('a server that cannot be reached although the browser sees a connection', () => {
  test.use({ serviceWorkers: 'block' });

  /** Saves Monday from 9 to 1, of which no answer comes. `arrives`: the server has it nevertheless. @returns lets answers come again */
  async function saveUnanswered(page: Page, arrives: boolean): Promise<() => void> {
    let answers = false;
    await page.route(SAVE, async (route) => {
      if (answers || route.request().method() !== 'POST') return route.fallback();
      if (arrives) await route.fetch();
      return route.abort();
    });
    await openTimecard(page, 5000);
    await enterDay(page, /^Monday/, '9a', '1p');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The server does not answer. Your timecard is kept on this device')).toBeVisible();
    await expect(notice(page).first()).toContainText('Sent, not confirmed yet');
    await expect(page.getByRole('main').locator('footer')).toContainText('On this device');
    return () => {
      answers = true;
    };
  }

  /** Presses what sends at once, unless what waits has gone out by itself. */
  const sendNow = (page: Page) =>
    page
      .getByRole('button', { name: 'Send now' })
      .click({ timeout: 2_000 })
      .catch(() => undefined);

  test('what got no answer goes out again, and is one timecard', async ({ page, worker }) => {
    const timecards = await worker();
    const answer = await saveUnanswered(page, true);
    expect(await timecards.current(5000)).toHaveLength(1);
    answer();
    await sendNow(page);
    await expect(page.getByText('All changes saved')).toBeVisible();
    expect(await timecards.current(5000)).toMatchObject([{ status: 'Saved', version: 1 }]);
  });

  test('a later save waits behind it, and starts from what became of it', WIDE, async ({ page, worker }) => {
    const timecards = await worker();
    const answer = await saveUnanswered(page, true);
    await enterDay(page, /^Tuesday/, '8a', '2p');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(notice(page).first()).toContainText('2 timecards wait');
    answer();
    await sendNow(page);
    await expect(page.getByText('All changes saved')).toBeVisible();
    const [item, ...others] = await timecards.current(5000);
    expect(others).toEqual([]);
    expect(item?.version).toBe(2);
    const days = await timecards.days(item?.billingItemId ?? 0, 5000);
    expect(days.flatMap((day) => day.timeEntrySpanDtos)).toHaveLength(2);
  });

  test(
    'it goes out from the page of another micro-frontend, and leaves nothing to be lost',
    WIDE,
    async ({ page, worker }) => {
      const timecards = await worker();
      const answer = await saveUnanswered(page, false);
      await page.goto('/#/user-account');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await timecards.current(5000)).toEqual([]);
      // First the reload: the page that sends it says so, and no other.
      await page.reload();
      answer();
      await expect(page.getByText(/^Timecard of engagement 5000.*Accepted$/)).toBeVisible();
      expect(await timecards.current(5000)).toMatchObject([{ status: 'Saved', version: 1 }]);
      await expect.poll(() => draftBytes(page)).toBe(null);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page).toHaveURL(/login/);
    },
  );

  test('pressed again unchanged it is the same save', WIDE, async ({ page, worker }) => {
    const timecards = await worker();
    const answer = await saveUnanswered(page, true);
    const keys = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(SAVE.slice(2)))
        keys.add(request.headers()['idempotency-key']);
    });
    answer();
    await save(page);
    // The queue may have sent the entry before the press, which is another save then.
    expect(await timecards.current(5000)).toMatchObject([{ version: keys.size }]);
    await page.goto('/#/worker/home');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test(
    'what waits and somebody else saved meanwhile are put together (docs: saving#queue)',
    WIDE,
    async ({ page, browser, baseURL, worker }) => {
      const timecards = await worker();
      const answer = await saveUnanswered(page, false);
      const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
      await signInAs(other, 'worker');
      await openTimecard(other, 5000);
      await enterDay(other, /^Tuesday/, '8a', '2p');
      const id = await save(other);
      await other.context().close();
      answer();
      await sendNow(page);
      const warning = page.getByRole('alertdialog');
      await expect(warning).toContainText('someone has worked on this billing item');
      await warning.getByRole('button', { name: /refresh/i }).click();
      await expect(page.getByText(/^Joined with what/)).toBeVisible();
      await expect(page.getByRole('region', { name: /^Tuesday/ })).toContainText('6.00');
      await expect(monday(page)).toContainText('4.00');
      expect(await save(page)).toBe(id);
      const days = await timecards.days(id, 5000);
      expect(days.flatMap((day) => day.timeEntrySpanDtos)).toHaveLength(2);
      await expect(notice(page)).toHaveCount(0);
    },
  );

  test('a Submit that waits takes a later Save along (docs: saving#queued-submit)', WIDE, async ({ page, worker }) => {
    const timecards = await worker();
    await openTimecard(page, 5000);
    await enterDay(page, /^Monday/, '9a', '1p');
    await page.getByText('I certify').click();
    await goOffline(page);
    await page.getByRole('button', { name: 'Submit for Approval' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit for Approval' }).click();
    await expect(notice(page).first()).toContainText('On this device (to be submitted)');
    await enterDay(page, /^Tuesday/, '8a', '2p');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('It is submitted with this change.')).toBeVisible();
    await expect(notice(page).first()).toContainText('1 timecard waits');
    await goOnline(page);
    await expect.poll(() => timecards.current(5000)).toMatchObject([{ status: 'Pending', version: 1 }]);
    const [item] = await timecards.current(5000);
    const days = await timecards.days(item?.billingItemId ?? 0, 5000);
    expect(days.flatMap((day) => day.timeEntrySpanDtos)).toHaveLength(2);
  });
});
