import { chooseEngagement, enterDay, expect, openTimecard, test } from '../setup/timecard-test.ts';
import { WIDE } from '../setup/wide.ts';

/** What Add Time looks like where that is a promise, and what it remembers. */

test('submitting without certifying brings the box with its message into view', WIDE, async ({ page, worker }) => {
  await worker();
  await openTimecard(page, 5000);
  await enterDay(page, /^Monday/, '9a', '1p');
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  const box = page.getByRole('checkbox', { name: /^I certify/ });
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[id="tc.item.acknowledged-error"]')).toBeInViewport();
});

test(
  'Add Time opens with the engagement that time was entered for last; a sign-out forgets it',
  WIDE,
  async ({ page, worker }) => {
    await worker('worker-templates');
    await page.goto('/#/worker/time-expense/add-time');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await chooseEngagement(page, 5012);
    await expect(page.locator('.tc-title')).toContainText('5012');
    await page.goto('/#/worker/time-expense');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    await page.goto('/#/worker/time-expense/add-time');
    await expect(page.locator('.tc-title')).toContainText('5012');
    await page.reload();
    await expect(page.locator('.tc-title')).toContainText('5012');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/login/);
    const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(kept).not.toContain('timecard-last-engagement');
  },
);

test('at 1440 the footer lets nothing through', WIDE, async ({ page, worker }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await worker('worker-templates');
  await openTimecard(page, 5060);
  const foot = await page.locator('.tc-foot').evaluate((element) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(element);
    return { backgroundColor, backdropFilter };
  });
  expect(foot.backdropFilter).toBe('none');
  expect(foot.backgroundColor).not.toMatch(/,\s*0?\.\d+\)|\/\s*0?\.\d+\)|transparent/);
});
