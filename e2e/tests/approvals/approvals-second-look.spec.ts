import { TestClient } from 'reference-api/testing/test-client';
import { violations } from '../../setup/accessibility.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';

/** A reviewer's second look at an item, beside the list and on the item's page. */

const LIST = '/#/manager/time-and-billing';

test('a manager compares a timecard with its gate log beside the list, and decides by key; the page of an item shows the same (docs: approvals#second-look, approvals#second-look-file)', async ({
  page,
  signIn,
  served,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('manager');
  await page.goto(`${LIST}?view=TIME&search=Volkov`);
  const detail = page.getByRole('complementary', { name: 'Dmitri Volkov' });
  await expect(detail.getByText('The worker has no time in other engagements.')).toBeVisible();
  const list = page.getByRole('grid');
  await expect(list).toBeVisible();
  await detail.getByRole('button', { name: 'Gate log.pdf' }).press('Enter');
  const file = page.getByRole('region', { name: 'Gate log.pdf' });
  await expect(file.getByRole('img', { name: /page 1 of 1/i })).toBeVisible();
  await expect(detail.getByText('8:00 AM – 9:00 PM')).toBeVisible();
  await expect(list).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(file).toHaveCount(0);

  const client = new TestClient(served.url);
  await client.signIn('manager');
  const { content } = (await client.get('/wand2/api/billing/approvals/items?type=TIME&search=Adeyemi')).body;
  await arrive(page, `/#/worker/time-expense-detail/${content[0].billingItemId}`);
  await expect(page.getByRole('heading', { name: 'Other engagements in this period' })).toBeVisible();
  await expect(page.getByText('At the same time: 1.50 h')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Tue, .* 9\.00 4\.00 13\.00$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
