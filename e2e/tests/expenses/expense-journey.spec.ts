import type { Page } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** An expense report from its first line to processed, on the pages of who spends and of who decides. */

const ITEMS = '/wand2/api/billing/billing-items';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function addLine(page: Page, category: string, type: string, merchant: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Add line' }).click();
  await field(page, 'Category').selectOption(category);
  await field(page, 'Type').selectOption(type);
  await field(page, 'Merchant').fill(merchant);
  await field(page, 'Amount').fill(amount);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Before you submit' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(page).toHaveURL(/time-expense-detail/);
}

test(
  'a report is submitted, one line of it sent back, corrected, approved and processed (docs: expenses#expense-sent-back)',
  WIDE,
  async ({ page, signIn, served }) => {
    await signIn('worker-templates');
    await arrive(page, '/#/worker/time-expense/add-expense?reqId=5035');
    await addLine(page, 'Travel Fare', 'Taxi', 'RTC Taxi', '20');
    await addLine(page, 'Communications', 'Mobile phone', 'Harbour Tel', '45');
    await submit(page);
    const id = Number(/time-expense-detail\/(\d+)/.exec(page.url())?.[1]);

    await signIn('manager');
    await arrive(page, `/#/manager/time-and-billing?view=EXPENSE&search=${id}`);
    const current = page.getByRole('complementary', { name: 'Nora Whitfield' });
    await expect(current.getByText('$45.00')).toBeVisible();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: /^Reject Nora Whitfield/ });
    await dialog.getByRole('checkbox', { name: /Harbour Tel/ }).check();
    await dialog.getByRole('textbox', { name: /Harbour Tel/ }).fill('The bill says 42.00');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    const worker = new TestClient(served.url);
    await worker.signIn('worker-templates');
    const status = async () => (await worker.get(`${ITEMS}/${id}/general-info`)).body.status;
    await expect.poll(status).toBe('Rejected');

    await signIn('worker-templates');
    await arrive(page, `/#/worker/time-expense-detail/${id}`);
    await page.getByRole('button', { name: 'Modify' }).click();
    await expect(page.getByRole('button', { name: /Communications .*Sent back/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Travel fare .*Sent back/ })).toHaveCount(0);
    await page.getByRole('button', { name: /Communications .*Sent back/ }).click();
    await expect(page.getByText('The bill says 42.00').last()).toBeVisible();
    await field(page, 'Amount').fill('42');
    await submit(page);

    await signIn('manager');
    await arrive(page, `/#/manager/time-and-billing?view=EXPENSE&search=${id}`);
    await expect(current.getByText('$42.00')).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect.poll(status).toBe('Approved');

    // Processing is the invoicing's, which has no page here.
    const program = new TestClient(served.url);
    await program.signIn('msp');
    const { version } = (await program.get(`${ITEMS}/${id}/general-info`)).body;
    // It waits until the approval can no longer be taken back.
    const process = async () => (await program.post(`${ITEMS}/${id}/process`, { version })).body.status;
    await expect.poll(process).toBe('Processed');
    await signIn('worker-templates');
    await arrive(page, `/#/worker/time-expense-detail/${id}`);
    await expect(page.getByText('Processed').first()).toBeVisible();
    await expect(page.locator('billing-item-lines').getByText('$42.00')).toBeVisible();
  },
);
