import { TestClient } from 'reference-api/testing/test-client';
import { violations } from '../../setup/accessibility.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Changes that an approver makes to the allocations of a timecard, and the worker's view of them. */

test(
  'a manager splits an allocation, the worker sees by whom (docs: approvals#approval-allocations)',
  WIDE,
  async ({ page, signIn, served }) => {
    const nora = new TestClient(served.url);
    await nora.signIn('worker-templates');
    const path = '/wand2/api/billing/billing-items';
    const { content } = (await nora.get(`${path}?type=TIME&status=Pending&size=100`)).body;
    let found: { readonly id: number; readonly hours: number } | undefined;
    for (const { billingItemId: id } of content) {
      const { billingItemDetails } = (await nora.get(`${path}/${id}`)).body;
      const hours = billingItemDetails[0]?.billingCostAllocation[0]?.hours ?? null;
      if (found === undefined && hours !== null) found = { id, hours };
    }
    const { id, hours } = found as NonNullable<typeof found>;
    await signIn('manager');
    await page.goto(`/#/manager/time-and-billing?view=TIME&search=${id}`);
    const change = page.getByRole('button', { name: 'Change allocations' });
    await change.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change allocations' });
    const monday = dialog.getByRole('group', { name: /^Allocation,/ }).first();
    const amounts = monday.getByRole('textbox', { name: /hours/i });
    await amounts.first().fill(String(hours - 1));
    await dialog.getByRole('button', { name: 'Add Allocation' }).first().click();
    expect(await violations(page)).toEqual([]);
    await amounts.last().fill('1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('group', { name: 'Allocations' }).getByText('Allocations changed')).toBeVisible();
    await expect(change).toBeFocused();
    expect(await violations(page)).toEqual([]);

    await signIn('worker-templates');
    await arrive(page, `/#/worker/time-expense-detail/${id}`);
    await expect(page.getByRole('heading', { name: 'Allocations changed' })).toBeVisible();
    await expect(page.getByText(`${hours.toFixed(2)} h → ${(hours - 1).toFixed(2)} h`)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);
