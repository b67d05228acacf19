import { readFile } from 'node:fs/promises';
import { violations } from '../../setup/accessibility.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';

/** The payroll batches of a company, from the next one to its file. */

const YEAR = '/#/payroll?client=1&from=2020-01-01&until=2030-12-31';

test('payroll exports what is approved once, by keyboard, and downloads its file; a second person is told that nothing is left (docs: exports#payroll-page, exports#payroll-once)', async ({
  page,
  signIn,
}) => {
  await signIn('vms');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Payroll' }).click();
  await expect(page.getByRole('heading', { name: 'Payroll', level: 1 })).toBeVisible();
  await expect(page.getByText('No batches yet')).toBeVisible();
  await arrive(page, YEAR);
  const next = page.getByRole('region', { name: 'Next batch' });
  await expect(next.getByRole('row').nth(1)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // Somebody else has the same page open.
  const other = await page.context().newPage();
  await arrive(other, YEAR);
  const theirs = other.getByRole('button', { name: 'Export batch' });
  await expect(theirs).toBeEnabled();
  await next.getByRole('button', { name: 'Export batch' }).press('Enter');
  await expect(page.getByText('Everything that was approved in these days has been exported.')).toBeVisible();
  await theirs.press('Enter');
  await expect(other.getByText('Somebody else has exported these items in the meantime.')).toBeVisible();
  await other.close();
  const batches = page.getByRole('region', { name: 'Batches' });
  await expect(batches.getByRole('heading', { level: 3 })).toHaveText(['Batch 1']);
  await batches.getByRole('button', { name: 'Lines: Batch 1' }).press('Enter');
  await batches.getByRole('button', { name: 'More lines' }).press('Enter');
  await expect(batches.getByRole('row').nth(60)).toBeVisible();
  const stored = page.waitForEvent('download');
  await batches.getByRole('button', { name: 'Download: Batch 1' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const file = await stored;
  expect(file.suggestedFilename()).toBe('payroll-1-1.csv');
  const [heading] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(heading).toContain('batchNumber,lineNumber,kind');
  await expect(dialog.getByRole('status')).toContainText('payroll-1-1.csv');
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('without the permission the page says so', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto(YEAR);
  await expect(page.getByText('You do not export payroll.')).toBeVisible();
});
