import { TestClient } from 'reference-api/testing/test-client';
import { violations } from '../../setup/accessibility.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Comments of manager and worker on an item, each on a page of their own. */

test(
  'a manager asks about an item, the worker answers, the manager reads it (docs: approvals#approval-comments)',
  WIDE,
  async ({ page, signIn, outbox, served }) => {
    const jonas = new TestClient(served.url);
    await jonas.signIn('worker-email');
    const { content } = (await jonas.get('/wand2/api/billing/billing-items?status=Pending&size=1')).body;
    const id = content[0].billingItemId as number;
    await signIn('manager');
    await page.goto(`/#/manager/time-and-billing?view=${content[0].type}&search=${id}`);
    const detail = page.getByRole('complementary', { name: 'Jonas Weber' });
    await detail.getByRole('textbox', { name: 'Comment' }).fill('Was this a holiday?');
    await detail.getByRole('button', { name: 'Add comment' }).click();
    await expect(detail.getByText('Was this a holiday?')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect
      .poll(async () => (await outbox('jonas.weber@example.com'))[0]?.text ?? '')
      .toContain('Was this a holiday?');

    await signIn('worker-email');
    await arrive(page, `/#/worker/time-expense-detail/${id}`);
    await expect(page.getByText('Was this a holiday?')).toBeVisible();
    await page.getByRole('textbox', { name: 'Comment' }).fill('No, I was ill.');
    await page.getByRole('button', { name: 'Add comment' }).click();
    await expect(page.getByText('No, I was ill.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
    expect(await violations(page)).toEqual([]);

    await signIn('manager');
    await arrive(page, `/#/manager/time-and-billing?view=${content[0].type}&search=${id}`);
    await expect(detail.getByText('No, I was ill.')).toBeVisible();
    await expect(page.getByText('Comments: 2')).toBeVisible();
  },
);
