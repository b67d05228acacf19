import type { Page } from '@playwright/test';
import { calm } from '../../setup/calm.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { plainPage } from '../../setup/recovery/recovery-page.ts';
import { WIDE } from '../../setup/wide.ts';

/** Arabic and Hebrew: pages and elements are mirrored, with what has a direction in them, and nothing else is. */

const speak = (page: Page, url: string, locale: string) =>
  page.context().addCookies([{ name: 'user_locale', value: locale, url }]);

/** The horizontal middle of an element. */
async function middle(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0) / 2;
}

const isMirrored = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).scale.startsWith('-1'));

test('in Arabic the portal runs from right to left, and back when another language is chosen (docs: session#languages)', async ({
  page,
  served,
  signIn,
}) => {
  await speak(page, served.url, 'ar_AE');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('worker');
  await arrive(page, '/#/worker/home');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await calm(page);
  expect(await middle(page, '[data-region=navigation]')).toBeGreaterThan(720);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  // The panel opens below its button, at the end of the line.
  await page.getByRole('banner').getByRole('button').last().click();
  expect(await middle(page, '.sh-panel:popover-open')).toBeLessThan(400);
  await page.locator('[popover] select').selectOption('en_US');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await middle(page, '[data-region=navigation]')).toBeLessThan(300);
});

test(
  'icons that point forwards are mirrored in Hebrew, and the words of a table are there',
  WIDE,
  async ({ page, served, signIn }) => {
    await speak(page, served.url, 'he_IL');
    await signIn('manager');
    await arrive(page, '/#/manager/time-and-billing');
    await expect(page.getByRole('checkbox', { name: 'בחירת הכול' })).toBeAttached();
    await arrive(page, '/#/worker/time-expense/add-time?reqId=5000');
    await expect(page.locator('html')).toHaveAttribute('lang', 'he-IL');
  },
);

test(
  'the flow runs from right to left on a page that does not, its code and numbers from left to right (docs: session#languages)',
  WIDE,
  async ({ page, served, signIn }) => {
    await speak(page, served.url, 'ar_AE');
    await signIn('worker');
    await plainPage(page, '<recovery-options></recovery-options>');
    const root = page.locator('recovery-options .portal-root').first();
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(root).toHaveCSS('direction', 'rtl');
    await expect(page.locator('html')).toHaveCSS('direction', 'ltr');
    await expect(page.locator('recovery-options .wd-phone')).toHaveCSS('direction', 'ltr');
    expect(await isMirrored(page, 'recovery-options .wd-icon:not([data-directed])')).toBe(false);
  },
);
