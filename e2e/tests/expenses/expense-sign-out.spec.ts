import type { Page } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { draftKept } from '../../setup/draft-kept.ts';
import { photograph } from '../../setup/expenses/photograph.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { signOut } from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Reports and receipts that are kept on the device, saved from another page before a sign-out. */

const PAGE = '/#/worker/time-expense/add-expense?reqId=5035';
const UPLOADS = '**/wand2/api/fileupload/**';
const ITEMS = '/wand2/api/billing/billing-items';

/** Leaves the report as a crash or an expired session does: its draft stays, and another micro-frontend's page is shown. */
async function leaveBehind(page: Page): Promise<void> {
  await draftKept(page);
  await page.goto('about:blank');
  await page.goto('/#/recovery-options/phone-email-setup');
}

test(
  'a report and its receipt are saved from another page; what a rule stops stays, with the person signed in (docs: expenses#expense-sign-out)',
  WIDE,
  async ({ page, signIn, served }) => {
    const worker = new TestClient(served.url);
    await worker.signIn('worker-templates');
    const reports = async (): Promise<number[]> =>
      (await worker.get(`${ITEMS}?size=200`)).body.content
        .filter(({ type }: { type: string }) => type === 'EXPENSE')
        .map(({ billingItemId }: { billingItemId: number }) => billingItemId);
    const before = await reports();
    await signIn('worker-templates');
    page.on('dialog', (dialog) => void dialog.accept());
    await arrive(page, PAGE);
    await page.route(UPLOADS, (route) => route.abort());
    await page.getByRole('button', { name: 'Add line' }).click();
    await page.getByLabel('Merchant').fill('Harbour Deli');
    await page.getByLabel('Amount').fill('2000000000');
    await page
      .getByRole('region', { name: 'Receipts' })
      .locator('input[type=file]')
      .setInputFiles([{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photograph() }]);
    await expect(page.getByText(/IMG_1\.jpg could not be uploaded/)).toBeVisible();
    await leaveBehind(page);

    await signOut(page);
    const question = page.getByRole('alertdialog', { name: 'Sign out with unsaved entries?' });
    const save = question.getByRole('button', { name: 'Save and sign out' });
    await save.click();
    await expect(question.getByRole('alert')).toContainText('Not everything could be saved.');
    await expect(question.getByRole('link', { name: /^Expenses of engagement 5035, / })).toBeVisible();
    await expect(
      question.getByRole('link', { name: /^Receipts of engagement 5035 that have not arrived yet, / }),
    ).toBeVisible();
    expect(await reports()).toEqual(before);

    // The link leads to what is left, as it was entered.
    await question.getByRole('link').first().click();
    await page
      .getByRole('button', { name: /Harbour Deli/ })
      .first()
      .click();
    await expect(page.getByLabel('Amount')).toHaveValue('2000000000');
    await page.getByLabel('Amount').fill('12.50');
    await leaveBehind(page);
    await page.unroute(UPLOADS);
    await signOut(page);
    await save.click();
    await expect(page).toHaveURL(/\/login/);
    const [id, ...others] = (await reports()).filter((one) => !before.includes(one));
    expect(others).toEqual([]);
    const { body } = await worker.get(`${ITEMS}/${id}/expense-edit-metadata?engagementId=5035`);
    expect(body.status).toBe('Saved');
    expect(body.attachments).toMatchObject([{ fileName: 'IMG_1.jpg' }]);
    expect(body.expenses).toMatchObject([
      { merchant: 'Harbour Deli', amount: 12.5 },
      { receiptKey: body.attachments[0].attachmentKey },
    ]);
  },
);
