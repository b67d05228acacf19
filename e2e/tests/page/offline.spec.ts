import { goOffline, goOnline } from '../../setup/connection.ts';
import { expect, sameDocument, test } from '../../setup/fault-test.ts';
import { go, HOME, home, menu, pageFailed, RECOVERY, recovery } from '../../setup/remotes.ts';

test('offline: what was open stays usable, a page not loaded yet says so and comes by itself with the connection', async ({
  page,
}) => {
  // Nothing is fetched ahead on a page whose visitor saves data.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(`/#${HOME}`);
  await expect(menu(page)).toBeVisible();
  await expect(home(page)).toBeVisible();
  const isSame = await sameDocument(page);
  await goOffline(page);
  await go(page, RECOVERY);
  await expect(pageFailed(page)).toBeVisible();
  await expect(menu(page)).toBeVisible();
  await go(page, HOME);
  await expect(home(page)).toBeVisible();
  await go(page, RECOVERY);
  await goOnline(page);
  await expect(recovery(page)).toBeVisible();
  expect(await isSame()).toBe(true);
  // Where there is no service worker, as in a browser that blocks them, a reload without a connection is the browser's own page.
  await goOffline(page);
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await goOnline(page);
  await page.goto(`/#${RECOVERY}`);
  await expect(recovery(page)).toBeVisible();
  await expect(menu(page)).toBeVisible();
});
