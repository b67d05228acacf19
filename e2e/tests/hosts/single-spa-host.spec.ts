import { join } from 'node:path';
import { buildHost } from '../../foreign-hosts/build-host.ts';
import { HOSTS } from '../../foreign-hosts/hosts.ts';
import { serveHost } from '../../foreign-hosts/serve.ts';
import { theirSession } from '../../foreign-hosts/their-session.ts';
import { expect, test } from '../../setup/portal-test.ts';

const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'test', 'single-spa-host');

test('a page with single-spa takes a micro-frontend as an application, and another as a parcel in a shadow root', async ({
  page,
  served,
  complaints,
}) => {
  await buildHost(folder, served.url, HOSTS['single-spa']);
  const host = await serveHost(folder, served.url, await theirSession(served.url, 'worker'));
  const statuses = page.locator('#statuses');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const timecard = page.getByRole('heading', { name: /^Week of/ });
  const email = page.getByLabel('Email');
  try {
    await page.goto(host.url);
    await expect(statuses).toHaveText('timecard NOT_LOADED, contacts none');

    await page.getByRole('link', { name: 'Time' }).click();
    await expect(timecard).toBeVisible();
    await expect(statuses).toHaveText('timecard MOUNTED, contacts none');
    // It names no place: single-spa's own for an application. Its content is out of reach of the page's styles.
    await expect(
      page.locator('[id="single-spa-application:timecard"]').getByRole('heading', { name: /^Week of/ }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.querySelector('.portal-root'))).toBeNull();

    await press('Show the contacts');
    await email.fill('somebody@example.com');
    await expect(statuses).toHaveText('timecard MOUNTED, contacts MOUNTED');
    await press('Change the contacts');
    await expect(statuses).toHaveText('timecard MOUNTED, contacts MOUNTED');
    await expect(email).toHaveValue('somebody@example.com');

    await page.getByRole('link', { name: 'Away' }).click();
    await expect(timecard).toHaveCount(0);
    await expect(statuses).toHaveText('timecard NOT_MOUNTED, contacts MOUNTED');
    await expect(email).toHaveValue('somebody@example.com');
    await page.getByRole('link', { name: 'Time' }).click();
    await expect(timecard).toBeVisible();

    await press('Hide the contacts');
    await expect(email).toHaveCount(0);
    await expect(statuses).toHaveText('timecard MOUNTED, contacts NOT_MOUNTED');
    expect(await page.evaluate(() => document.getElementById('contacts')?.shadowRoot?.adoptedStyleSheets.length)).toBe(
      0,
    );
    expect(complaints).toEqual([]);
  } finally {
    await host.close();
  }
});
