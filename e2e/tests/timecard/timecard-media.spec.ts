import type { Locator } from '@playwright/test';
import { expect, openTimecard, test } from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

test('on a phone on its side nothing stays over the entries', WIDE, async ({ page, worker }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await worker();
  await openTimecard(page, 5000);
  const main = page.getByRole('main');
  await main.getByRole('region', { name: /^Wednesday/ }).scrollIntoViewIfNeeded();
  const stuck = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
          const { position, visibility } = getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          const stays = position === 'sticky' || (position === 'fixed' && !element.matches('.wd-toasts'));
          return stays && visibility === 'visible' && width > innerWidth / 2 && height > 40;
        }).length,
    );
  await expect.poll(stuck).toBe(0);
  await page.setViewportSize({ width: 844, height: 800 });
  await expect.poll(stuck).toBeGreaterThan(0);
});

test('a timecard and its detail are printed as one clean sheet', WIDE, async ({ page, worker }) => {
  const timecards = await worker('worker-templates');
  const { body } = await timecards.get('/wand2/api/billing/billing-items?engagementId=5035&type=TIME');
  await openTimecard(page, 5002);
  const main = page.getByRole('main');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('Date, signature of the approver')).toBeVisible();
  await expect(main.getByRole('button', { name: /^(Save|Submit for Approval|Close)$/ })).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 2, name: /day/ }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(main.getByText('Date, signature of the approver')).toBeHidden();
  await page.goto(`/#/worker/time-expense-detail/${body.content[0].billingItemId}`);
  await expect(main.getByRole('heading', { name: 'History' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('Date, signature of the worker')).toBeVisible();
  await expect(main.getByRole('button', { name: /^(Modify|Print|Add comment)$/ })).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Comments' })).toHaveCount(0);
});

test(
  'forced colours show the open day, the view, a day’s state and the page of the menu',
  WIDE,
  async ({ page, worker }) => {
    await worker();
    await openTimecard(page, 5000);
    await page.emulateMedia({ forcedColors: 'active' });
    const main = page.getByRole('main');
    const outline = (of: Locator) => of.evaluate((element) => getComputedStyle(element).outlineStyle);
    const open = page.locator('.tc-day-link[aria-current]');
    await expect.poll(() => outline(open)).toBe('solid');
    expect(await outline(page.locator('.tc-day-link:not([aria-current])').first())).toBe('none');
    await expect.poll(() => outline(main.getByRole('button', { name: 'Days', pressed: true }))).toBe('solid');
    await expect.poll(() => outline(page.getByRole('navigation').locator('[aria-current=page]'))).toBe('solid');
    const border = open.locator('.tc-dot').evaluate((element) => getComputedStyle(element).borderTopStyle);
    expect(await border).toBe('solid');
  },
);
