import { violations } from '../../setup/accessibility.ts';
import { expect, openTimecard, test } from '../../setup/timecard-test.ts';
import { sweep, WIDE } from '../../setup/wide.ts';

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const theme of ['light', 'dark'] as const) {
  for (const [name, size] of Object.entries(SIZES)) {
    test(
      `home, list, detail, Add Time and grid have no axe violation: ${theme}, ${name}`,
      sweep(theme === 'light' && name === 'wide'),
      async ({ page, worker }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        const timecards = await worker('worker-templates');
        const page200 = await timecards.get('/wand2/api/billing/billing-items?engagementId=5035&type=TIME');
        const detail = page200.body.content[0].billingItemId as number;
        const check = async (where: string) => expect.soft(await violations(page), where).toEqual([]);
        const main = page.getByRole('main');
        await page.goto('/#/worker/home');
        await expect(main.getByText('Add Time', { exact: true }).first()).toBeVisible();
        await check('home');
        await page.goto('/#/worker/time-expense');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.getByText(/^\d+ items$/)).toBeVisible();
        await check('list');
        await page.goto(`/#/worker/time-expense-detail/${detail}`);
        await expect(main.getByText(/\d\.\d\d/).first()).toBeVisible();
        await check('detail');
        await openTimecard(page, 5002);
        await check('Add Time');
        await main.getByRole('button', { name: 'Grid' }).click();
        await expect(main.getByRole('table').first()).toBeVisible();
        await check('grid');
      },
    );
  }
}

test('on a phone a day of the strip that Tab reaches is in view as a whole', WIDE, async ({ page, worker }) => {
  await page.setViewportSize(SIZES.phone);
  await worker();
  await openTimecard(page, 5000);
  const days = page.getByRole('navigation', { name: 'Workdays' }).getByRole('button');
  await expect(days).toHaveCount(7);
  await days.first().focus();
  for (const day of await days.all()) {
    await expect(day).toBeFocused();
    await expect(day).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});
