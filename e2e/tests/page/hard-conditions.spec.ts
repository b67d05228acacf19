import { expect, test } from '../../setup/fault-test.ts';
import { everythingWorks, go, HOME, home, menu, nothingIsSaid, RECOVERY, recovery } from '../../setup/remotes.ts';
import { WIDE } from '../../setup/wide.ts';

/** Blocked storage, a wrong clock, a slow line: nobody's fault in particular, and every remote works. */

test.describe.configure({ mode: 'parallel' });

test('storage is blocked: every remote works', WIDE, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  await everythingWorks(page);
  expect(uncaught).toEqual([]);
});

for (const year of ['1999', '2099']) {
  test(`the computer’s clock says ${year}: every remote works`, WIDE, async ({ page }) => {
    await page.clock.install({ time: new Date(`${year}-01-01T00:00:00Z`) });
    await everythingWorks(page);
  });
}

test(
  'slow 3G: every remote comes within its deadline, Add Time too, and nothing is said to have failed',
  WIDE,
  async ({ page }) => {
    test.setTimeout(300_000);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    page.setDefaultTimeout(60_000);
    await page.goto(`/#${HOME}`);
    await expect(menu(page)).toBeVisible();
    await expect(home(page)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(add time|continue timecard)/i })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await go(page, RECOVERY);
    await expect(recovery(page)).toBeVisible();
    await nothingIsSaid(page);
  },
);
