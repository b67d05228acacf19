import { TestClient } from 'reference-api/testing/test-client';
import { violations } from '../../setup/accessibility.ts';
import { expect, signInAs, test } from '../../setup/legacy-test.ts';
import { plainPage } from '../../setup/recovery/recovery-page.ts';
import { WIDE } from '../../setup/wide.ts';

/** The number of unread notifications on pages that are not ours. */

test(
  'the badge on a JSP page follows the bell, leads to the notifications, and needs nothing of the page (docs: notifications#notification-badge)',
  WIDE,
  async ({ page, served, complaints }) => {
    const [nora, daniel] = [new TestClient(served.url), new TestClient(served.url)];
    await nora.signIn('worker-templates');
    await daniel.signIn('manager');
    const refused = page.waitForResponse((response) => response.status() === 401);
    await page.goto('/legacy/notifications.jsp');
    await refused;
    await expect(page.locator('portal-notifications a')).toHaveCount(0);

    await signInAs(page, 'worker-templates');
    await page.goto('/legacy/notifications.jsp');
    await nora.post('/wand2/api/notifications/all-read');
    const badge = (name: string) => page.getByRole('link', { name, exact: true });
    await expect(badge('Notifications')).toBeVisible();
    const { content } = (await nora.get('/wand2/api/billing/billing-items?status=Pending&size=1')).body;
    const item = `/wand2/api/billing/billing-items/${content[0].billingItemId}`;
    const { version } = (await daniel.get(item)).body;
    expect((await daniel.post(`${item}/reject`, { version, reason: 'Which project?' })).status).toBe(200);
    await expect(badge('Notifications, 1 unread')).toBeVisible();

    await plainPage(page, '<portal-notifications></portal-notifications>');
    await expect(badge('Notifications, 1 unread')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await badge('Notifications, 1 unread').click();
    await expect(page).toHaveURL(/\/#\/notifications$/);
    await expect(page.getByRole('link', { name: /: Which project\?$/ })).toBeVisible();
    // Of the visit without a session.
    expect(complaints).toEqual([expect.stringContaining('401 (Unauthorized)')]);
  },
);
