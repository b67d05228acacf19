import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from '../../setup/accessibility.ts';
import { expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Charts of a worker's own figures, of what a manager reviews, and of a program. */

const INSIGHTS = '/#/insights';
/** A chart's card, by its title. */
const card = (page: Page, title: string | RegExp) =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { name: title }) });

/** Pictures to look at, if a folder for them is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  for (const [width, height] of [
    [1440, 900],
    [980, 900],
    [390, 844],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a worker sees whether all hours are invoiced, goes from week to week by keyboard, and reads the figures as a table (docs: insights#insights-page, insights#insights-forms, insights#insights-outcome)', async ({
  page,
  signIn,
}) => {
  await signIn('worker-year');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Insights' }).click();
  await expect(page.getByRole('heading', { name: 'Insights', level: 1 })).toBeVisible();
  await expect(card(page, 'Has all your work been invoiced?')).toContainText(
    /hours have been invoiced\. Not yet: .*1 period still needs a timecard\. Of expenses, .* have been invoiced/,
  );
  await picture(page, 'worker');
  const hours = card(page, 'Hours by week');
  const weeks = hours.getByRole('link');
  await weeks.last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(weeks.nth((await weeks.count()) - 2)).toBeFocused();
  await expect(page.locator('a:focus')).toHaveAccessibleName(/^Week of .* Contract 40\.00$/);
  await page.keyboard.press('Home');
  await expect(weeks.first()).toBeFocused();
  await hours.getByRole('button', { name: 'Table: Hours by week' }).click();
  await expect(hours.getByRole('columnheader')).toHaveText(['Regular', 'Overtime', 'Paid leave', 'Total', 'Contract']);
  expect(await violations(page)).toEqual([]);
  await hours.getByRole('button', { name: 'Export: Hours by week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByText('CSV', { exact: true }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(
    /^\ufeffDate,Regular \(h\),Overtime \(h\),Paid leave \(h\),Total \(h\),Contract \(h\),Note\r\n\d{4}-\d\d-\d\d,/,
  );
  expect(file.trimEnd().split('\r\n')).toHaveLength(1 + (await hours.locator('tbody tr').count()));
  await page.keyboard.press('Escape');
  await hours.getByRole('button', { name: 'Chart: Hours by week' }).click();
  await weeks.first().press('Enter');
  await expect(page).toHaveURL(/time-expense\?f\.type=TIME/);
  await expect(
    page
      .getByRole('main')
      .getByText(/Yard Planner/)
      .first(),
  ).toBeVisible();
});

test('a manager sees what waits, how long decisions take, and a budget that is used up (docs: insights#insights-page)', async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  await page.goto(INSIGHTS);
  await expect(card(page, 'Waiting by age')).toContainText(/\d+ waiting, \d+ of them/);
  await expect(card(page, /Time to a decision/)).toContainText(/nine of ten at most/);
  await expect(card(page, 'Budget “Yard automation”')).toContainText(/used up since .* more has been taken/);
  await expect(card(page, 'Overtime and missing meals')).toContainText(/hours of overtime on/);
  await picture(page, 'manager');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Quarter' }).click();
  await expect(page).toHaveURL(/weeks=13/);
  await expect(card(page, 'Hours by week').getByRole('link')).toHaveCount(13);
  await card(page, 'Waiting by age').getByRole('link').first().press('Enter');
  await expect(page.getByRole('heading', { name: 'Time and billing', level: 1 })).toBeVisible();
  await page.goBack();
  const supplier = card(page, 'Hours by supplier').getByRole('link').first();
  const [name = ''] = (await supplier.innerText()).split('\n');
  await supplier.press('Enter');
  await expect(page.getByRole('heading', { name: 'Time and expense', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Supplier 1 selected' }).click();
  const filter = page.getByRole('dialog', { name: 'Supplier' });
  await expect(filter.getByText(name, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);
});

test(
  'a program sees suppliers and who is late; figures that could not be loaded are loaded again',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('msp');
    // Each request, because the page asks again for what was fetched ahead in vain.
    const hours = '**/insights/hours*';
    await page.route(hours, (route) => route.abort());
    await page.goto(INSIGHTS);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(hours);
    await again.click();
    await expect(page.getByRole('heading', { name: 'Hours by week' })).toBeVisible();
    await picture(page, 'program');
    expect(await violations(page)).toEqual([]);
  },
);
