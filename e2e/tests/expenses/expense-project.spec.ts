import type { Page, Route } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { violations } from '../../setup/accessibility.ts';
import { draftKept } from '../../setup/draft-kept.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Project billing: a part of the plan by how far it is, budgets, rejected and submitted again. */

const PAGE = '/#/worker/time-expense/add-project?reqId=5026';
const ITEMS = '/wand2/api/billing/billing-items';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function submit(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Before you submit' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(page).toHaveURL(/time-expense-detail/);
}

test('a milestone is billed by percent within its budgets, rejected, corrected and submitted again (docs: project-billing#project-page)', async ({
  page,
  signIn,
  served,
}) => {
  await signIn('worker-templates');
  await page.goto('/#/worker/time-expense');
  await page.getByRole('button', { name: 'Add project billing' }).click();
  await expect(page.getByRole('heading', { name: /^Project billing/ })).toBeVisible();
  await arrive(page, PAGE);
  // 6,200 of 12,400 were billed before.
  await page.getByRole('button', { name: 'Bill Dock plan accepted' }).press('Enter');
  await expect(field(page, 'Complete to date')).toBeFocused();
  await field(page, 'Complete to date').fill('40');
  await expect(page.getByText('enter more than was billed before').first()).toBeVisible();
  await field(page, 'Complete to date').fill('75');
  await expect(page.getByText('$3,100.00 is billed now, $3,100.00 is left of the plan')).toBeVisible();
  const missing = page.getByRole('region', { name: 'Before you submit' });
  await expect(missing.getByText('Total allocated Budget percentage must equal 100')).toBeVisible();
  const [capital, operations] = ['Capital: north quay (Percent)', 'Operations: surveys (Percent)'] as const;
  await field(page, operations).fill('100');
  await expect(page.getByText('100% of this item is $3,100.00')).toBeVisible();
  await expect(missing.getByText('Every line is complete')).toBeVisible();

  await page.getByRole('button', { name: 'Add a line that is not in the plan' }).press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('Divers');
  await field(page, 'Amount').fill('4000');
  // 5,920.64 are left of it.
  await expect(
    missing.getByText(/^Operations: surveys: Selected budget will exceed the available funds/),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.locator('.ex-page').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await missing.getByRole('button', { name: 'Operations: surveys' }).press('Enter');
  await expect(field(page, operations)).toBeFocused();
  await field(page, operations).fill('50');
  await field(page, capital).fill('50');
  await expect(missing.getByText('Every line is complete')).toBeVisible();
  await draftKept(page);
  await page.reload();
  await expect(page.getByText('They are back.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await submit(page);

  const id = Number(/time-expense-detail\/(\d+)/.exec(page.url())?.[1]);
  const approver = new TestClient(served.url);
  await approver.signIn('msp');
  const { version } = (await approver.get(`${ITEMS}/${id}/general-info`)).body;
  const rejected = await approver.post(`${ITEMS}/${id}/reject`, { version, reason: 'The divers came later' });
  expect(rejected.body).toMatchObject({ status: 'Rejected' });

  await arrive(page, `${PAGE}&billingItemId=${id}`);
  await expect(page.getByText('The divers came later')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Divers' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add a line that is not in the plan' })).toBeFocused();
  await submit(page);
  const { body } = await approver.get(`${ITEMS}/${id}/project-billing-with-all-details`);
  expect(body).toMatchObject({
    status: 'Pending',
    milestoneAmount: 3100,
    lines: [{ name: 'Dock plan accepted', complete: 75, amount: 3100, billedBefore: 6200 }],
    budgetShares: [
      { percent: 50, amount: 1550 },
      { percent: 50, amount: 1550 },
    ],
  });
});

test(
  'two save a project item at once: what both changed is asked about, the rest is joined and can be taken back (docs: project-billing#project-merge)',
  WIDE,
  async ({ page, signIn, served }) => {
    await signIn('worker-templates');
    await arrive(page, PAGE);
    await page.getByRole('button', { name: 'Bill Dock plan accepted' }).click();
    await field(page, 'Complete to date').fill('60');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/billingItemId=\d+/);
    await expect(page.getByText('All changes saved')).toBeVisible();
    await field(page, 'Complete to date').fill('75');

    const elsewhere = new TestClient(served.url);
    await elsewhere.signIn('worker-templates');
    const id = Number(/billingItemId=(\d+)/.exec(page.url())?.[1]);
    const read = async () => (await elsewhere.get(`${ITEMS}/${id}/project-edit-metadata?engagementId=5026`)).body;
    const item = await read();
    const theirs = { ...item.lines[0], complete: 70 };
    const head = { type: 'PROJECT', id, version: item.version, requisitionId: 5026, periodEndDate: item.periodEndDate };
    const budgetShares = [{ budgetId: 2, percent: 100 }];
    expect((await elsewhere.post(ITEMS, { ...head, lines: [theirs], budgetShares })).body.errors).toEqual([]);

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refresh' }).click();
    const dialog = page.getByRole('dialog', { name: 'This item was changed elsewhere' });
    await expect(dialog.getByText('Dock plan accepted · Complete to date')).toBeVisible();
    await dialog.getByText('75%').click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Taken over: Operations: surveys.')).toBeVisible();
    const share = field(page, 'Operations: surveys (Percent)');
    await expect(field(page, 'Complete to date')).toHaveValue('75.00');
    await expect(share).toHaveValue('100.00');
    await page.getByRole('button', { name: 'Undo joining both' }).first().click();
    await expect(share).toHaveValue('');
    await page.getByRole('button', { name: 'Redo joining both' }).click();
    await expect(share).toHaveValue('100.00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    expect(await read()).toMatchObject({ lines: [{ complete: 75 }], budgetShares: [{ budgetId: 2, percent: 100 }] });
  },
);

test('a save of a new item waits for the attachment that is on its way (docs: attachments#upload-waits)', async ({
  page,
  signIn,
}) => {
  await signIn('worker-templates');
  await arrive(page, PAGE);
  await page.getByRole('button', { name: 'Bill Dock plan accepted' }).click();
  await field(page, 'Complete to date').fill('60');
  const held: Route[] = [];
  await page.route('**/fileupload/**', (route) => void held.push(route));
  const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field(page, 'Complete to date')).toBeDisabled();
  await held[0]?.continue();
  await expect(page).toHaveURL(/billingItemId=\d+/);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
});

test.describe(() => {
  for (const [width, theme] of [
    [1440, 'light'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    test(
      `a project item is typed into at ${width} px in ${theme}, without a violation`,
      WIDE,
      async ({ page, signIn }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await signIn('worker-templates');
        await arrive(page, PAGE);
        await page.getByRole('button', { name: 'Bill Survey markers' }).click();
        await field(page, 'Enter as').selectOption('Amount');
        await field(page, 'Complete to date').fill('318.40');
        await expect(page.getByText('$318.40 is billed now, $631.60 is left of the plan')).toBeVisible();
        await field(page, 'Operations: surveys (Percent)').fill('120');
        await expect(page.getByText('Total allocated Budget percentage must equal 100').first()).toBeVisible();
        expect(await page.locator('.ex-page').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
        expect(await violations(page)).toEqual([]);
      },
    );
  }
});
