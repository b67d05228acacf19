import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { violations } from '../../setup/accessibility.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';

/** Lists as files, and an item as a PDF, from the buttons of their pages. */

const content = async (download: Download) => readFile(await download.path());

/** Presses a button that stores a file. */
async function stored(page: Page, press: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download');
  await press();
  return download;
}

test('a worker stores the list for Excel and a timecard as a PDF (docs: widgets#export-dialog, exports#pdf-sheet)', async ({
  page,
  signIn,
}) => {
  await signIn('worker');
  await arrive(page, '/#/worker/time-expense');
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog.getByLabel('Excel')).toBeChecked();
  expect(await violations(page)).toEqual([]);
  const list = await stored(page, () => dialog.getByRole('button', { name: 'Export' }).press('Enter'));
  expect(list.suggestedFilename()).toMatch(/^Time and expense \d{4}-\d\d-\d\d\.xlsx$/);
  expect((await content(list)).subarray(0, 2).toString()).toBe('PK');
  await expect(dialog.getByRole('status')).toContainText('has been downloaded');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 800 });

  await page.locator('.tc-lines a').first().click();
  const pdf = await stored(page, () => page.getByRole('button', { name: 'Print as PDF' }).click());
  expect((await content(pdf)).subarray(0, 5).toString()).toBe('%PDF-');
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a manager stores what waits, and the records, as CSV with the filters of the page (docs: exports#export-csv)', async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  await arrive(page, '/#/manager/time-and-billing?view=EXPENSE');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const csv = async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await dialog.getByText('CSV', { exact: true }).click();
    const file = await stored(page, () => dialog.getByRole('button', { name: 'Export' }).click());
    return (await content(file)).toString();
  };
  await page.getByRole('button', { name: 'Export' }).waitFor();
  const items = (await csv()).trimEnd().split('\r\n');
  expect(items.length).toBeGreaterThan(1);
  expect(items[0]).toMatch(/^\ufeffNumber,Type,Status,/);
  expect(items.slice(1).every((line) => line.split(',')[1] === 'Expense')).toBe(true);
  await arrive(page, '/#/manager/approvals');
  await page.getByRole('button', { name: 'Export' }).waitFor();
  expect(await csv()).toContain('Number,Type,Title,Status');
});
