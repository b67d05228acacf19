import type { Page } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { violations } from '../../setup/accessibility.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';

/** The bell of a worker, from an item that is sent back to the item's page. */

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications', exact: true });

test('a timecard is sent back: the bell counts it in every tab, its panel leads to it, and it is read, unread and read with all (docs: notifications#notification-list, notifications#notification-all-read, notifications#notifications-live)', async ({
  page,
  signIn,
  served,
  complaints,
}) => {
  const [nora, daniel] = [new TestClient(served.url), new TestClient(served.url)];
  await nora.signIn('worker-templates');
  await daniel.signIn('manager');
  const { content } = (await nora.get('/wand2/api/billing/billing-items?status=Pending&size=2')).body;
  const sendBack = async ({ billingItemId }: { billingItemId: number }, reason: string) => {
    const item = `/wand2/api/billing/billing-items/${billingItemId}`;
    const { version } = (await daniel.get(item)).body;
    expect((await daniel.post(`${item}/reject`, { version, reason })).status).toBe(200);
  };

  await signIn('worker-templates');
  await arrive(page, '/');
  // Her other browser is told of the sign-in from this one.
  await nora.post('/wand2/api/notifications/all-read');
  await expect(bell(page, 0)).toBeVisible();
  await sendBack(content[0], 'You left at noon.');
  await expect(bell(page, 1)).toBeVisible();

  const other = await page.context().newPage();
  await arrive(other, '/');
  await expect(bell(other, 1)).toBeVisible();

  await bell(page, 1).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const sentence = /^Daniel Reyes sent back your entry for .+: You left at noon\.$/;
  const link = panel.getByRole('link', { name: sentence });
  await expect(link).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await panel.getByRole('button', { name: /^Mark as read: .+ You left at noon\.$/ }).click();
  await expect(bell(other, 0)).toBeVisible();
  await panel.getByRole('button', { name: /^Mark as unread: .+ You left at noon\.$/ }).click();
  await expect(bell(other, 1)).toBeVisible();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(other, 0)).toBeVisible();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(bell(other, 1)).toBeVisible();

  // An open panel shows what is new.
  await sendBack(content[1], 'Which project?');
  await expect(panel.getByRole('link', { name: /: Which project\?$/ })).toBeVisible();

  await link.click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`#/worker/time-expense-detail/${content[0].billingItemId}`));
  await expect(page.getByText('You left at noon.').first()).toBeVisible();
  await expect(bell(other, 1)).toBeVisible();
  expect(complaints).toEqual([]);
});
