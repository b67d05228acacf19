import { join } from 'node:path';
import { buildForeignHost } from '../foreign-host/build.ts';
import { serveForeignHost } from '../foreign-host/serve.ts';
import { expect, signInAs, test } from '../setup/portal-test.ts';

test('a host that is not ours loads the timecard as a remote, mounts it, and takes it away again', async ({
  page,
  served,
  complaints,
}) => {
  const folder = join(import.meta.dirname, '..', '..', '.cache', 'test', 'foreign-host');
  await buildForeignHost(folder);
  const host = await serveForeignHost(folder, served.url);
  try {
    // Signed out: the host hears of it, and its page stays.
    await page.addInitScript(() => {
      document.addEventListener('portal-signed-out', (event) => {
        document.title = (event as CustomEvent<{ url: string }>).detail.url;
      });
    });
    await page.goto(`${host.url}/?engagementid=5000`);
    await expect(page).toHaveTitle('/portal-api/login?returnUrl=%2F%3Fengagementid%3D5000');
    await expect(page.getByRole('heading', { name: 'Their portal' })).toBeVisible();
    complaints.length = 0;

    // Cookies know no ports: signed in at the portal is signed in behind the host's own prefix too.
    await signInAs(page, 'worker', '/deployments.json');
    await page.goto(`${host.url}/?engagementid=5000`);
    await expect(page.getByRole('heading', { name: 'Their portal' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Week of/ })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('combobox', { name: 'Start of line 1' }).first().fill('9a');
    await page.getByRole('combobox', { name: 'End of line 1' }).first().fill('5:00 PM');
    await page.getByRole('combobox', { name: 'End of line 1' }).first().press('Tab');
    await expect(page.getByText('8.00').first()).toBeVisible();

    await page.getByRole('button', { name: 'Hide the timecard' }).click();
    await expect(page.getByRole('heading', { name: /^Week of/ })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await page.getByRole('button', { name: 'Show the timecard' }).click();
    await expect(page.getByRole('heading', { name: /^Week of/ })).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await host.close();
  }
});
