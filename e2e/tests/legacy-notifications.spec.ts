import { TestClient } from 'reference-api/testing/test-client';
import { violations } from '../setup/accessibility.ts';
import { expect, signInAs, test } from '../setup/legacy-test.ts';
import { plainPage } from '../setup/recovery-page.ts';
import { WIDE } from '../setup/wide.ts';

/** The number of unread notifications on pages that are not ours. */

const unreadOf = async (client: TestClient): Promise<number> =>
  (await client.get('/wand2/api/notifications/unread')).body.unread;
const nameOf = (count: number) => (count > 0 ? `Notifications, ${count} unread` : 'Notifications');

test(
  'the badge on a JSP page follows the bell, leads to the notifications, and needs nothing of the page (docs: notifications#notification-badge)',
  WIDE,
  async ({ page, served, complaints }) => {
    const [nora, daniel] = [new TestClient(served.url), new TestClient(served.url)];
    await nora.signIn('worker-templates');
    await daniel.signIn('manager');
    await page.goto('/legacy/notifications.jsp');
    await expect(page.locator('portal-notifications')).toBeAttached();
    await expect(page.locator('portal-notifications a')).toHaveCount(0);

    await signInAs(page, 'worker-templates');
    await page.goto('/legacy/notifications.jsp');
    const before = await unreadOf(nora);
    const badge = (count: number) => page.getByRole('link', { name: nameOf(count), exact: true });
    await expect(badge(before)).toBeVisible();
    const { content } = (await nora.get('/wand2/api/billing/billing-items?status=Pending&size=1')).body;
    const item = `/wand2/api/billing/billing-items/${content[0].billingItemId}`;
    const { version } = (await daniel.get(item)).body;
    expect((await daniel.post(`${item}/reject`, { version, reason: 'Which project?' })).status).toBe(200);
    await expect(badge(before + 1)).toBeVisible();

    await plainPage(page, '<portal-notifications></portal-notifications>');
    await expect(badge(before + 1)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await badge(before + 1).click();
    await expect(page).toHaveURL(/\/#\/notifications$/);
    await expect(page.getByRole('link', { name: /: Which project\?$/ })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
