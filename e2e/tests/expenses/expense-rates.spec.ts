import type { Page } from '@playwright/test';
import { violations } from '../../setup/accessibility.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Lines that are paid at a rate of the engagement, and lines that recur. */

const head = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('mileage and days away come to the rates of the engagement, which are kept with the line', async ({
  page,
  signIn,
}) => {
  await signIn('worker-templates');
  await arrive(page, '/#/worker/time-expense/add-expense?reqId=5035');
  const missing = page.getByRole('region', { name: 'Before you submit' });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.getByRole('button', { name: 'Add line' }).click();
  await field('Category').selectOption('Auto');
  await field('Type').selectOption('Mileage');
  await expect(missing.getByText('enter the distance')).toBeVisible();
  await field('Distance in miles').fill('84.5');
  await expect(page.getByText('84.5 mi at $0.725 (from Jan 1, 2026) = $61.26')).toBeVisible();
  await expect(head(page, /Mileage .* \$61\.26/)).toBeVisible();

  await page.getByRole('button', { name: 'Add line' }).click();
  await field('Category').selectOption('Meals');
  await field('Type').selectOption('Per diem');
  await field('Days away').fill('1.5');
  await expect(page.getByText('enter whole days of this period').first()).toBeVisible();
  await field('Days away').fill('1');
  await field('Of these, departure and return (75% each)').selectOption('1');
  await expect(page.getByText('0.75 days at $68.00 (from Oct 1, 2024) = $51.00')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const saved = page.waitForResponse((one) => one.url().includes('expense-edit-metadata') && one.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const { expenses, billingItemId } = await (await saved).json();
  const amounts = expenses.map(({ amount, unitRate }: { amount: number; unitRate: string }) => [amount, unitRate]);
  expect(amounts).toEqual([
    [61.26, '0.725'],
    [51, '68.00'],
  ]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.locator('.ex-page').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  // The detail page says the same of them.
  await arrive(page, `/#/worker/time-expense-detail/${billingItemId}`);
  await expect(page.getByText('84.5 mi at $0.725 (from Jan 1, 2026) = $61.26')).toBeVisible();
  await expect(page.getByText('0.75 days at $68.00 (from Oct 1, 2024) = $51.00')).toBeVisible();
});

test(
  'a recurring line is repeated in one step, which is said and taken back, by keyboard',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-templates');
    await page.goto('/#/worker/time-expense?f.type=EXPENSE~Expense');
    // Of the last week; a new line has the day of the one before it, its Tuesday.
    await page.getByRole('link', { name: /Complete your changes/ }).click();
    await page.getByRole('button', { name: 'Modify' }).click();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await page.getByRole('button', { name: 'Add line' }).click();
    await field('Category').selectOption('Recurring');
    await field('Type').selectOption('Daily');
    await field('Merchant').fill('Dock parking');
    await field('Amount').fill('12');
    const lines = page.getByRole('button', { name: /Recurring .*Dock parking/ });
    await expect(lines).toHaveCount(1);
    const repeat = page.getByRole('button', { name: /^Repeat until/ });
    await repeat.press('Enter');
    await expect(lines).toHaveCount(6);
    await expect(page.getByText(/^Lines added: 5, for /)).toBeVisible();
    await expect(page.locator('.ex-line-actions').getByRole('button', { name: /^Undo/ })).toBeFocused();
    await expect(repeat).toBeHidden();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await page.locator('.ex-page').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(1);
    await expect(repeat).toBeFocused();
  },
);
