import type { Page } from '@playwright/test';
import { readPdf } from 'reference-api/testing/told/exported-file';
import { violations } from '../../setup/accessibility.ts';
import { expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Charts for everybody: by keyboard, by touch, in forced colours, on paper. */

const INSIGHTS = '/#/insights';

/** The titles of the cards with a chart, once all figures are there. */
async function charts(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Expenses by month' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return page.locator('.in-card:has(.in-chart) h2').allTextContents();
}

for (const user of ['worker-year', 'manager'])
  test(`each chart of ${user} has a title, its result, a table, and marks that keys lead through and that speak (docs: insights#insights-forms, insights#insights-keys, insights#insights-patterns)`, async ({
    page,
    signIn,
  }) => {
    await signIn(user);
    await page.goto(INSIGHTS);
    const titles = await charts(page);
    expect(titles.length).toBeGreaterThan(4);
    for (const title of titles) {
      const card = page.getByRole('region', { name: title, exact: true });
      await expect(card.locator('header p'), title).not.toBeEmpty();
      // One stop of the Tab key.
      const marks = card.locator('.in-mark, .in-row');
      const stop = card.locator('.in-mark[tabindex="0"], .in-row[tabindex="0"]');
      await expect(stop, title).toHaveCount(1);
      await stop.focus();
      await page.keyboard.press('Home');
      await expect(marks.first(), title).toBeFocused();
      await expect(marks.first(), title).toHaveAccessibleName(/\d/);
      await page.keyboard.press('End');
      await expect(marks.last(), title).toBeFocused();
      const fills = await card
        .locator('.in-chart rect[fill]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('fill')));
      expect(
        fills.filter((fill) => !fill?.startsWith('url(#')),
        title,
      ).toEqual([]);
      await card.getByRole('button', { name: `Table: ${title}` }).click();
      await expect(card.getByRole('row').nth(1), title).toBeVisible();
      await card.getByRole('button', { name: `Chart: ${title}` }).click();
    }
    expect(await violations(page)).toEqual([]);
  });

test(
  'forced colours show which mark and which row has the focus, and no bar in a colour of its own',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('manager');
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(INSIGHTS);
    await charts(page);
    const row = page.locator('.in-row[tabindex="0"]').first();
    await page.keyboard.press('Tab');
    await row.focus();
    await expect.poll(() => row.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
    const colour = (selector: string, property: 'fill' | 'stroke') =>
      page
        .locator(selector)
        .first()
        .evaluate((one, name) => getComputedStyle(one)[name], property);
    expect(await colour('.in-fill-stripes', 'fill')).toBe(await colour('.in-fill-plain', 'fill'));
    expect(await colour('path.in-expected', 'stroke')).toBe(await colour('.in-fill-plain', 'fill'));
  },
);

test(
  'on paper there are charts without buttons, and no card is wider than the sheet',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-year');
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto(INSIGHTS);
    await charts(page);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByText('Reports by mail')).toBeHidden();
    await expect(main.getByRole('heading', { name: 'Hours by week' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    // A browser draws the charts for the window, and prints them on paper that is narrower.
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    const weeks = page.getByRole('region', { name: 'Hours by week' });
    await expect.poll(async () => (await weeks.locator('svg[role]').boundingBox())?.width).toBeGreaterThan(900);
    const labels = (await page.locator('.in-chart .in-tick').allTextContents()).map((text) => text.trim());
    const printed = (await readPdf(await page.pdf({ format: 'A4' }))).pages.join(' ').replace(/\s/g, '');
    expect(labels.length).toBeGreaterThan(20);
    expect(labels.filter((label) => !printed.includes(label.replace(/\s/g, '')))).toEqual([]);
  },
);

test.describe('by a thumb', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a first touch of a bar shows its figures, a second one leads to its list; nothing is wider than the window (docs: insights#insights-keys)', async ({
    page,
    signIn,
  }) => {
    await signIn('worker-year');
    await page.goto(`${INSIGHTS}?weeks=13`);
    await charts(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const card = page.getByRole('region', { name: 'Hours by week' });
    const bar = card.getByRole('link').nth(3);
    await bar.tap();
    await expect(card.locator('.in-readout')).toHaveText(/^Week of .* \d/);
    await expect(page).toHaveURL(/#\/insights/);
    await bar.tap();
    await expect(page).toHaveURL(/time-expense\?f\.type=TIME/);
  });
});
