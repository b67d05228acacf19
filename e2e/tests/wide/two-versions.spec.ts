import type { Page } from '@playwright/test';
import { directoryStore } from 'deployments';
import { TestClient } from 'reference-api/testing/test-client';
import { keptVersions } from 'scripts/keep/kept-versions';
import { arrive } from '../../setup/portal-test.ts';
import { serveKeptRelease } from '../../setup/releases/kept-release.ts';
import { liveStore } from '../../setup/releases/live-store.ts';
import {
  closeDay,
  draftBytes,
  enterDay,
  expect,
  openTimecard,
  putAway,
  SAVE,
  signOut,
  test,
} from '../../setup/timecard-test.ts';

/**
 * Two tabs of one browser: one was opened before a release and has the newest kept version of everything, root included (`npm run keep`), one
 * has the present builds. Each reads what the other keeps on the device, and hears what it says.
 */

const store = directoryStore(liveStore);

const LIST = '/#/worker/time-expense';

/** A tab of the release before. */
async function openOlder(page: Page): Promise<Page> {
  const older = await page.context().newPage();
  await serveKeptRelease(older, store);
  return older;
}

/** Which of these micro-frontends a tab has in their newest kept version. */
const keptIn = (tab: Page, ...names: readonly string[]) =>
  tab.evaluate(
    (newest) => newest.filter(([name, version]) => globalThis.__portalHost?.base(name).includes(version)),
    names.map((name) => [name, keptVersions(name).at(-1)?.publication.version ?? ''] as const),
  );

for (const [way, inOrder] of [
  ['what a kept release writes is read by the present one', (older: Page, present: Page) => [older, present] as const],
  ['what the present release writes is read by a kept one', (older: Page, present: Page) => [present, older] as const],
] as const)
  test.describe(way, () => {
    test('drafts', async ({ page, worker }) => {
      await worker();
      const older = await openOlder(page);
      const [writer, reader] = inOrder(older, page);
      await openTimecard(writer, 5000);
      await enterDay(writer, /^Monday/, '9a', '1p');
      await putAway(writer);
      // It was really that release which ran.
      const names = ['mfe_shell', 'mfe_timecard', 'mfe_widgets'];
      expect(await keptIn(writer, ...names)).toHaveLength(writer === older ? names.length : 0);
      await writer.close();
      await openTimecard(reader, 5000);
      await reader.getByRole('button', { name: 'Restore my entries' }).click();
      await expect(await closeDay(reader, /^Monday/)).toContainText('4.00');
    });

    test('timecards that wait to be sent', async ({ page, worker }) => {
      const timecards = await worker();
      const [writer, reader] = inOrder(await openOlder(page), page);
      await writer.route(SAVE, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
      await openTimecard(writer, 5000);
      await enterDay(writer, /^Monday/, '9a', '1p');
      await writer.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(writer.getByText('The server does not answer. Your timecard is kept on this device')).toBeVisible();
      expect(await timecards.current(5000)).toEqual([]);
      await writer.close();
      await arrive(reader, '/#/worker/home');
      await expect.poll(() => timecards.current(5000)).toMatchObject([{ status: 'Saved', version: 1 }]);
      await expect.poll(() => draftBytes(reader)).toBe(null);
    });

    test('the language', async ({ page, worker }) => {
      await worker();
      const [writer, reader] = inOrder(await openOlder(page), page);
      await arrive(writer, '/#/worker/home');
      await writer.getByRole('button', { name: /^Language:/ }).click();
      await writer.getByRole('combobox', { name: 'Language' }).selectOption('de_DE');
      await expect(writer.locator('html')).toHaveAttribute('lang', 'de-DE');
      await arrive(reader, '/#/worker/time-expense/add-time?reqId=5000');
      await expect(reader.getByRole('button', { name: 'Speichern', exact: true })).toBeVisible();
      await expect(reader.locator('html')).toHaveAttribute('lang', 'de-DE');
    });

    test('the end of the session', async ({ page, worker }) => {
      await worker();
      const [writer, reader] = inOrder(await openOlder(page), page);
      await openTimecard(reader, 5000);
      await enterDay(reader, /^Monday/, '9a', '1p');
      await putAway(reader);
      await arrive(writer, '/#/worker/home');
      await signOut(writer);
      await writer.getByRole('alertdialog').getByRole('button', { name: 'Discard and sign out' }).click();
      for (const tab of [writer, reader]) await expect(tab).toHaveURL(/\/login/);
      expect(await draftBytes(writer)).toBe(null);
    });

    test('a report that was saved', async ({ page, worker }) => {
      await worker('worker-templates');
      const [writer, reader] = inOrder(await openOlder(page), page);
      await arrive(writer, LIST);
      await writer.getByRole('link', { name: /Complete your changes/ }).click();
      await writer.getByRole('button', { name: 'Modify' }).click();
      await writer.getByRole('button', { name: /Train/ }).first().click();
      await arrive(reader, writer.url());
      await reader
        .getByRole('button', { name: /Rental/ })
        .first()
        .click();
      await reader.getByLabel('Merchant').fill('Dock Rentals');
      await writer.getByLabel('Merchant').fill('Coast Line');
      await writer.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(reader.getByText('Taken over: Train · Merchant.')).toBeVisible();
      await expect(reader.getByLabel('Merchant')).toHaveValue('Dock Rentals');
    });
  });

test('unread notifications are counted in a tab of each release that shows them', async ({ page, worker, served }) => {
  // A sign-in after the browser's would be a notification itself.
  const [nora, daniel] = [new TestClient(served.url), new TestClient(served.url)];
  await nora.signIn('worker-templates');
  await daniel.signIn('manager');
  await worker('worker-templates');
  const older = await openOlder(page);
  const scripts = Object.values(keptVersions('mfe_shell').at(-1)?.scripts ?? {});
  const tabs = scripts.some((text) => text.includes('/notifications/unread')) ? [older, page] : [page];
  for (const tab of [older, page]) await arrive(tab, '/#/worker/home');
  await nora.post('/wand2/api/notifications/all-read');
  const bell = (tab: Page, unread: string) => tab.getByRole('button', { name: `Notifications${unread}`, exact: true });
  const { content } = (await nora.get('/wand2/api/billing/billing-items?status=Pending&size=3')).body;
  const item = `/wand2/api/billing/billing-items/${content.pop().billingItemId}`;
  const { version } = (await daniel.get(item)).body;
  expect((await daniel.post(`${item}/reject`, { version, reason: 'Which project?' })).status).toBe(200);
  for (const tab of tabs) await expect(bell(tab, ', 1 unread')).toBeVisible();
  const [first = page] = tabs;
  await bell(first, ', 1 unread').click();
  await first
    .getByRole('button', { name: /^Mark as read: / })
    .first()
    .click();
  for (const tab of tabs) await expect(bell(tab, '')).toBeVisible();
});
