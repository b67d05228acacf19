import { violations } from '../../setup/accessibility.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** The sign-in page, which has no script: its content, its language, and the page that it leads to. */

test.use({ locale: 'de-CH' });

test(
  'it has no accessibility violation, wide and narrow, light and dark, whatever it has to say',
  WIDE,
  async ({ page }) => {
    for (const [width, colorScheme, address] of [
      [1440, 'light', '/login'],
      [390, 'dark', '/login?signedOut=1'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await page.locator('summary').click();
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Benutzername').fill('nobody');
      await page.getByLabel('Kennwort').fill('wrong');
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await expect(page.getByRole('alert')).toContainText('Prüfen Sie beides');
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  },
);

test('a language chosen there is the language of the portal, and the way back is kept', WIDE, async ({ page }) => {
  await page.goto(`/login?returnUrl=${encodeURIComponent('/#/worker/time-expense')}`);
  await page.locator('summary').click();
  await page.getByRole('link', { name: 'Nederlands (Nederland)' }).click();
  await page.getByLabel('Gebruikersnaam').fill('worker');
  await page.getByLabel('Wachtwoord').fill('Portal-2026');
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page).toHaveURL(/#\/worker\/time-expense$/);
  await expect(page.getByRole('link', { name: 'Mijn uren en onkosten' })).toBeVisible();
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test(
    'a manager who opens "/" is led to the home of managers, and loads nothing of a worker’s: after the sign-in, and later (docs: account#start-page)',
    WIDE,
    async ({ page }) => {
      await page.goto('/');
      await page.getByLabel('User name').fill('manager');
      await page.getByLabel('Password', { exact: true }).fill('Portal-2026');
      const ofWorkers: string[] = [];
      page.on('request', (request) => {
        if (/\/worker-home\.\w+\.js$/.test(request.url())) ofWorkers.push(request.url());
      });
      await page.getByRole('button', { name: 'Sign in' }).click();
      const waiting = page.getByRole('main').getByRole('heading', { name: 'Waiting for approval' });
      await expect(waiting).toBeVisible();
      await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
      await arrive(page, '/');
      await expect(waiting).toBeVisible();
      await expect(page).toHaveURL(/#\/manager\/home$/);
      expect(ofWorkers).toEqual([]);
    },
  );

  test('a manager’s home shows whose time waits for approval, and offers nobody else’s timecard for entry (docs: add-time#other-screens)', async ({
    page,
    signIn,
  }) => {
    await signIn('manager');
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Amara Osei' }).first()).toBeVisible();
    await expect(main.getByText('Add Time')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await main.getByRole('link', { name: 'All time and expense' }).click();
    await main.getByRole('listitem').filter({ hasText: 'Pending' }).first().getByRole('link').click();
    await expect(main.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(main.getByText('There is nothing for you to do.')).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Modify' })).toHaveCount(0);
    await page.goto('/#/worker/time-expense');
    await expect(main.getByText(/^\d+ items$/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Add Time' })).toHaveCount(0);
    // The address of Add Time says who enters time before anything can be typed, and leads back.
    await page.goto('/#/worker/time-expense/add-time?reqId=5000');
    await expect(main.getByText('Time is entered by workers')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    await main.getByRole('button', { name: 'All time and expense' }).click();
    await expect(page).toHaveURL(/#\/worker\/time-expense$/);
  });
});
