import { photograph } from '../../setup/expenses/photograph.ts';
import { missedByThumb } from '../../setup/layout/touch-targets.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** An expense report by a thumb. */
test.use({ actionTimeout: 10_000, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test(
  'a receipt, its line, its parts and its submit are touched at 44 px',
  WIDE,
  async ({ page, signIn, complaints }) => {
    await signIn('worker-templates');
    await arrive(page, '/#/worker/time-expense/add-expense?reqId=5060');
    const add = page.getByRole('button', { name: 'Add receipts' });
    await add.waitFor();
    expect(await missedByThumb(page)).toEqual([]);
    await page.getByRole('button', { name: 'May I spend this?' }).tap();
    const dialog = page.getByRole('dialog', { name: 'May I spend this?' });
    await expect(dialog).toBeVisible();
    expect(await missedByThumb(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).first().tap();
    const chooser = page.waitForEvent('filechooser');
    await add.tap();
    await (await chooser).setFiles([{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photograph() }]);
    await expect(page.getByRole('img', { name: 'IMG_1.jpg' })).toBeVisible();
    await page.getByLabel('Category').selectOption('Meals');
    await page.getByLabel('Type', { exact: true }).selectOption('Lunch');
    await page.getByLabel('Merchant').fill('Deli');
    await page.getByLabel('Amount').fill('12.51');
    expect(await missedByThumb(page)).toEqual([]);
    await page.getByRole('button', { name: 'Split over several' }).tap();
    await expect(page.getByLabel('Split by')).toBeVisible();
    expect(await missedByThumb(page)).toEqual([]);
    await page.getByRole('button', { name: 'Submit for Approval' }).tap();
    expect(await missedByThumb(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
