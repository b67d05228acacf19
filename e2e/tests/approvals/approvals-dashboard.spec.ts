import type { Page } from '@playwright/test';
import { violations } from '../../setup/accessibility.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Requests, engagements and revisions, approved in steps. */

const DASHBOARD = '/#/manager/approvals';
/** A request of Helena Lindqvist's: Daniel Reyes approves the first step, Ruth Calloway the second. */
const DOCK = '/#/manager/approvals/41001';
const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test(
  'two steps: the first approves, the second rejects with a reason, a restart, and it is approved (docs: approvals#record-states)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('manager');
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    await menu.getByRole('button', { name: 'Approvals' }).click();
    await menu.getByRole('link', { name: 'Approval dashboard' }).click();
    await page.getByRole('tab', { name: /^Request/ }).click();
    await expect(page).toHaveURL(/tab=request/);
    await page.getByRole('row', { name: /Dock coordinator/ }).click();
    await expect(page.getByRole('heading', { name: 'Dock coordinator', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page
      .getByRole('dialog', { name: /Approve REQ-4100/ })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(step(page, '1. Department').getByText('Approved')).toBeVisible();
    await expect(step(page, '2. Finance')).toHaveAttribute('aria-current', 'step');

    await signIn('approver');
    await arrive(page, DOCK);
    await page.getByRole('button', { name: 'Reject…' }).click();
    const dialog = page.getByRole('dialog', { name: /Reject REQ-4100/ });
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText('Say why, so that it is clear what to do.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('Too dear.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(step(page, '2. Finance').getByText('Rejected')).toBeVisible();

    await signIn('manager-north');
    await arrive(page, DOCK);
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('Too dear.')).toBeVisible();
    await page.getByRole('tab', { name: 'Approvals' }).click();
    await page.getByRole('button', { name: 'Restart approval' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restart approval' }).click();
    await expect(step(page, '1. Department')).toHaveAttribute('aria-current', 'step');

    for (const [account, next] of [
      ['manager', '1. Department'],
      ['approver', '2. Finance'],
    ] as const) {
      await signIn(account);
      await arrive(page, DOCK);
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
      await expect(step(page, next).getByText('Approved')).toBeVisible();
    }
    await expect(page.locator('header').getByText('Approved')).toBeVisible();
  },
);

test('a decision is taken back; until then the next step is not asked', WIDE, async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto(DOCK);
  const approve = async () => {
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  };
  await approve();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(step(page, '1. Department')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await approve();
  await expect(page.getByText('The decision before can still be taken back.')).toBeVisible();
  await signIn('approver');
  await arrive(page, DOCK);
  // The page reads again by itself as soon as the step is asked.
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await expect(page.getByText('The decision before can still be taken back.')).toHaveCount(0);
});

test(
  'requests are assigned at once; another manager takes a draft out of the list, after a warning',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('manager');
    await page.goto(`${DASHBOARD}?tab=request&unassigned=true`);
    const customs = page.getByRole('row', { name: /Customs clerk/ });
    await customs.press('Space');
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign requests: 1' });
    await dialog.getByRole('combobox').fill('ruth');
    await dialog.getByRole('option', { name: 'Ruth Calloway' }).click();
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(customs).toHaveCount(0);

    await arrive(page, '/#/manager/approvals/41005');
    await page.getByRole('combobox', { name: 'Manager' }).fill('lindq');
    await page.getByRole('option', { name: 'Helena Lindqvist' }).click();
    await page.getByRole('button', { name: 'Save change status' }).click();
    const warning = page.getByRole('alertdialog', { name: 'Manager of the request changed' });
    await warning.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Save change status' }).click();
    await warning.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Approval dashboard' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Dock coordinator/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Customs clerk/ })).toHaveCount(0);
  },
);

test('a period is approved as one batch, which the server works off; it can be taken back', async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  await page.goto(`${DASHBOARD}?tab=batch-billing`);
  const offer = page.getByRole('row', { name: /^Timecards/ }).first();
  const name = (await offer.getByRole('rowheader').innerText()).trim();
  await offer.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: /^Approve \d/ }).click();
  const batch = page.getByRole('region', { name: 'Your batches' }).getByRole('listitem').first();
  await expect(batch.getByText(/^(\d+) of \1 approved$/)).toBeVisible();
  await expect(page.getByRole('row', { name })).toHaveCount(0);
  await batch.getByRole('button', { name: 'Undo' }).click();
  await expect(batch.getByText('Taken back. It waits again.')).toBeVisible();
  await expect(page.getByRole('row', { name })).toBeVisible();
});

test('a budget is approved from the list, and the approval of another is removed', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto(`${DASHBOARD}?tab=budget`);
  const harbor = page.getByRole('row', { name: /Harbor operations/ });
  await expect(harbor.getByText('$180,000.00 → $225,000.00')).toBeVisible();
  await page.getByRole('button', { name: /^Approve .*Harbor operations/ }).click();
  await expect(harbor.getByText('2 of 2: Finance')).toBeVisible();
  const peak = page.getByRole('row', { name: /Peak season staffing/ });
  await page.getByRole('button', { name: /^Actions: .*Peak season staffing/ }).click();
  await page.getByRole('menuitem', { name: 'Remove budget approval…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(peak).toHaveCount(0);
  // For Helena Lindqvist the manager decides, and is not trusted with what budgets amount to.
  await page.goto(`${DASHBOARD}?tab=budget&for=1009`);
  await expect(harbor.getByText('Not shown to you')).toBeVisible();
});

test('the keys approve row by row, take the newest back, and ask for the reason of a rejection (docs: approvals#record-keys)', async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  await page.goto(DASHBOARD);
  const waiting = page.getByRole('button', { name: /^Approve / });
  const rows = page.getByRole('row').filter({ has: waiting });
  await rows.nth(3).waitFor();
  const [first, second, third] = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-key')));
  const row = (key: string | null | undefined) => page.locator(`[role="row"][data-key="${key}"]`);
  // Others below are still being drawn, so they are not counted.
  const waits = (key: string | null | undefined) => row(key).getByRole('button', { name: /^Approve / });
  await row(first).focus();
  await page.keyboard.type('aa');
  await expect(row(third)).toBeFocused();
  for (const approved of [first, second]) await expect(waits(approved)).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(waits(second)).toBeVisible();
  await expect(waits(first)).toHaveCount(0);
  await row(third).focus();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
});

/** Pages that only the wide suite checks. */
const OTHERS = [
  ['/#/manager/approvals/41003', 'Save change status'],
  [`${DOCK}?tab=history`, 'Submitted'],
  [`${DASHBOARD}?tab=batch-billing`, 'Timecards,'],
  [`${DASHBOARD}?tab=budget`, 'Harbor operations'],
] as const;

for (const [width, colorScheme] of [
  [1440, 'light'],
  [390, 'dark'],
  [1440, 'dark'],
  [390, 'light'],
] as const)
  test(
    `dashboard and record have no accessibility violation at ${width}, ${colorScheme}`,
    WIDE,
    async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await signIn('manager');
      for (const [address, seen] of [
        [DASHBOARD, 'Inventory planner'],
        [DOCK, '1. Department'],
        ...(process.env.TEST_WIDE ? OTHERS : []),
      ] as const) {
        await arrive(page, address);
        await expect(page.getByText(seen).first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    },
  );
