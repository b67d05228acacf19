import type { Page } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { violations } from '../../setup/accessibility.ts';
import { draftKept } from '../../setup/draft-kept.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** An adjustment of an approved expense: begun at it, sent back, corrected and submitted again, decided by another, read by the worker. */

const ITEMS = '/wand2/api/billing/billing-items';
const ENGAGEMENT = 5035;
const LIST = '/#/worker/time-expense';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const detail = (id: number) => `/#/worker/time-expense-detail/${id}`;

/** The worker's approved phone bill of 45.00. */
async function phoneOf(url: string): Promise<number> {
  const worker = new TestClient(url);
  await worker.signIn('worker-templates');
  const { body } = await worker.get(`${ITEMS}?type=EXPENSE&status=Approved&engagementId=${ENGAGEMENT}`);
  return body.content[0].billingItemId;
}

test(
  'an approved expense is adjusted: begun at it, sent back, corrected, approved by another, read by the worker (docs: adjustments#adjustment-page)',
  WIDE,
  async ({ page, signIn, served }) => {
    const phone = await phoneOf(served.url);
    await signIn('manager');
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Add benefit' }).click();
    await expect(page.getByRole('heading', { name: /^Benefit, / })).toBeVisible();
    await expect(field(page, 'What it does')).toHaveCount(0);
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Add adjustment' }).click();
    await expect(page.getByRole('heading', { name: /^Adjustment, / })).toBeVisible();

    await arrive(page, detail(phone));
    // The lines are those of another micro-frontend.
    const lines = page.locator('billing-item-lines');
    await expect(lines.getByText('Communications, Mobile phone')).toBeVisible();
    await page.getByRole('button', { name: 'Adjust this item' }).click();
    const difference = page.getByRole('region', { name: 'The difference' });
    await expect(difference.getByText(`Expense ${phone}`)).toBeVisible();
    await field(page, 'What it is for').fill('A private call');
    await field(page, 'What it does').selectOption('Takes back');
    await field(page, 'Amount').fill('50');
    const missing = page.getByRole('region', { name: 'Before you submit' });
    await expect(missing.getByText('This takes back more than the item came to.')).toBeVisible();
    await field(page, 'Amount').fill('12.50');
    await expect(missing.getByText('Every line is complete')).toBeVisible();
    await expect(difference.getByText('$32.50')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await draftKept(page);
    await page.reload();
    await expect(page.getByText('They are back.')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/billingItemId=\d+/);
    await expect(page.getByText('All changes saved')).toBeVisible();
    await submit(page);

    const id = Number(/time-expense-detail\/(\d+)/.exec(page.url())?.[1]);
    const program = new TestClient(served.url);
    await program.signIn('msp');
    const version = async () => (await program.get(`${ITEMS}/${id}/general-info`)).body.version;
    const own = new TestClient(served.url);
    await own.signIn('manager');
    expect((await own.post(`${ITEMS}/${id}/approve`, { version: await version() })).status).toBe(403);
    await program.post(`${ITEMS}/${id}/reject`, { version: await version(), reason: 'It was 15.00' });

    await arrive(page, detail(id));
    await page.getByRole('button', { name: 'Modify' }).click();
    await expect(page.getByText('It was 15.00')).toBeVisible();
    await field(page, 'Amount').fill('15');
    await submit(page);
    await program.post(`${ITEMS}/${id}/approve`, { version: await version() });

    await signIn('worker-templates');
    await arrive(page, detail(id));
    await expect(lines.getByText('A private call')).toBeVisible();
    await expect(lines.getByRole('link', { name: `Expense ${phone}` })).toBeVisible();
    await expect(lines.getByText('$30.00')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Modify' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Adjust this item' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    // The page is not the worker's.
    await arrive(page, `/#/worker/time-expense/add-adjustment?reqId=${ENGAGEMENT}`);
    await expect(page.getByText('No adjustment or benefit can be entered here')).toBeVisible();
  },
);

async function submit(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Before you submit' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(page).toHaveURL(/time-expense-detail/);
}

test.describe(() => {
  for (const [width, theme] of [
    [1440, 'light'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    test(
      `an adjustment is typed and read at ${width} px in ${theme}, without a violation`,
      WIDE,
      async ({ page, signIn, served }) => {
        const phone = await phoneOf(served.url);
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await signIn('manager');
        await arrive(page, `/#/worker/time-expense/add-adjustment?reqId=${ENGAGEMENT}&corrects=${phone}`);
        await field(page, 'What it is for').fill('A private call');
        await field(page, 'What it does').selectOption('Takes back');
        await field(page, 'Amount').fill('50');
        await expect(page.getByText('This takes back more than the item came to.')).toBeVisible();
        expect(await page.locator('.ex-page').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
        expect(await violations(page)).toEqual([]);
        await arrive(page, detail(phone));
        await expect(page.locator('billing-item-lines').getByText('Communications, Mobile phone')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await violations(page)).toEqual([]);
      },
    );
  }
});
