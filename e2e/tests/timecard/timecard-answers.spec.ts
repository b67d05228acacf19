import type { Page } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import {
  closeDay,
  enterDay,
  enterTimes,
  expect,
  openDay,
  openTimecard,
  save,
  test,
} from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Responses to a timecard other than "saved", and how the page shows them. */

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const banner = (page: Page) => page.locator('[id="tc.errors"]');

async function submit(page: Page): Promise<void> {
  const certify = page.getByLabel(/certify/i);
  if (!(await certify.isChecked())) await certify.check();
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit for Approval' }).click();
}

test('meal-break-missed choices appear when the server asks, a second period is asked separately, and the answers stay (docs: time-entry#meal-break-missed)', async ({
  page,
  worker,
}) => {
  await worker('worker-templates');
  await openTimecard(page, 5002);
  const saturday = await enterDay(page, /^Saturday/, '7a', '6p');
  await saturday.getByRole('button', { name: /^Place the remaining/ }).click();
  await expect(saturday.getByRole('radio', { name: 'Voluntary', exact: true })).toHaveCount(0);
  await submit(page);
  await expect(banner(page)).toContainText('No second meal period was taken before the end of the tenth hour');
  // When both appear, the first-period error is dropped.
  await expect(banner(page)).not.toContainText('fifth hour');
  const choices = (name: string) => saturday.getByRole('group', { name, exact: true });
  await choices('Meal break missed').getByText('Voluntary', { exact: true }).click();
  await choices('Second meal break missed').getByText('Involuntary', { exact: true }).click();
  const id = await save(page);
  await openTimecard(page, 5002, `&billingItemId=${id}`);
  await openDay(page, /^Saturday/);
  await expect(choices('Meal break missed').getByRole('radio', { name: 'Voluntary', exact: true })).toBeChecked();
  await expect(choices('Second meal break missed').getByRole('radio', { name: 'Involuntary' })).toBeChecked();
});

test(
  'times before the work period lead to the Work Period dialog, and the keyboard comes back from it',
  WIDE,
  async ({ page, worker }) => {
    await worker('worker-templates');
    await openTimecard(page, 5003);
    await enterDay(page, /^Monday/, '4a', '8a');
    // Frames and the dialog's code come late, as on a busy machine: nothing that waited for a frame fetches the user back.
    await page.evaluate(() => {
      const frame = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (run) => window.setTimeout(() => frame(run), 200);
    });
    await page.route('**/rules.*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await saveButton(page).click();
    const link = banner(page).getByRole('button', { name: 'click here' }).first();
    await link.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Work Period' });
    await expect(dialog).toContainText('06:00');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  },
);

test(
  'sick hours beyond the balance are acknowledged before submitting, and the checklist leads there (docs: saving#certify, saving#sick-excess)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker('worker-templates');
    await openTimecard(page, 5004);
    for (const name of [/^Monday/, /^Tuesday/, /^Wednesday/, /^Thursday/]) {
      const day = await openDay(page, name);
      await day.getByRole('textbox', { name: 'Sick hours' }).fill('8');
    }
    const excess = page.getByLabel(/^I acknowledge that the sick leave entered is 3.50 hours more than my balance/);
    await expect(excess).toBeVisible();
    await page.getByLabel(/certify/i).check();
    await page.getByRole('button', { name: 'Submit for Approval' }).click();
    await expect(banner(page)).toContainText('Acknowledge that your sick leave is more than your balance.');
    await expect(excess).toBeFocused();
    await page.keyboard.press('Space');
    await submit(page);
    await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
    expect(await timecards.current(5004)).toMatchObject([{ status: 'Pending' }]);
  },
);

test(
  'a timecard that somebody submitted meanwhile: said, and when modifying on to what it is now (docs: saving#submit-confirm, saving#already-submitted)',
  WIDE,
  async ({ page, worker, served }) => {
    const timecards = await worker();
    await openTimecard(page, 5000);
    await enterDay(page, /^Monday/, '9a', '1p');
    const id = await save(page);
    await page.getByRole('button', { name: 'Modify' }).click();
    await expect(saveButton(page)).toBeVisible();
    const request = page.waitForRequest('**/billing-items/submit');
    const refuse = { status: 403, json: { errors: [] } };
    await page.route('**/billing-items/submit', (route) => route.fulfill(refuse), { times: 1 });
    await submit(page);
    const body = (await request).postDataJSON();
    const elsewhere = new TestClient(served.url);
    await elsewhere.signIn('worker');
    const answer = await elsewhere.post('/wand2/api/billing/billing-items/submit', body);
    expect(answer.body).toMatchObject({ billingItemId: id });
    await submit(page);
    await expect(page.getByText('This timecard has already been submitted.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#/worker/time-expense-detail/${id}`));
    expect(await timecards.current(5000)).toMatchObject([{ status: 'Pending' }]);
  },
);

test(
  'copying from a previous period that has nothing to copy says why, and Clear takes a copy back (docs: copying#copy-nothing)',
  WIDE,
  async ({ page, worker }) => {
    await worker('worker-templates');
    const copy = page.getByRole('button', { name: 'Copy From Previous Period' });
    // Loaded first, then asked: where there is nothing to copy, nothing is asked.
    const question = page.getByRole('alertdialog', { name: 'Copy from the previous period?' });
    await openTimecard(page, 5005);
    await copy.click();
    await expect(page.getByText(/previous submitted timesheet cannot be located/)).toBeVisible();
    // A week of leave, and one without labor, as the call answers them.
    for (const [entireWorkPeriodCeridian, says] of [
      [true, /No labor hours in previous work period\. It may have been a leave request/],
      [false, 'No labor hours in previous work period.'],
    ] as const) {
      await page.route(
        '**/previous-period-details?**',
        (route) => route.fulfill({ json: { entireWorkPeriodCeridian, detailItems: [], previousBillingItemId: 1 } }),
        { times: 1 },
      );
      await copy.click();
      await expect(page.getByText(says).last()).toBeVisible();
      await expect(question).toHaveCount(0);
    }
    await openTimecard(page, 5035);
    await enterTimes(await openDay(page, /^Sunday/), 1, '9a', '1p');
    await copy.click();
    await question.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('region', { name: /^Wednesday/ })).toContainText(/[78]\.\d\d/);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(await closeDay(page, /^Wednesday/)).toContainText('Nothing entered');
    await expect(page.getByRole('region', { name: /^Sunday/ })).toContainText('4.00');
    await expect(copy).toBeFocused();
  },
);

test(
  'a leave validation that fails offers to be bypassed, and bypassing it submits (docs: leave#leave-bypass)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker('worker-templates');
    await openTimecard(page, 5045);
    const thursday = await openDay(page, /^Thursday/);
    await expect(thursday.getByText('You have requested entire day off', { exact: true })).toBeVisible();
    // The day off is placed on regular hours, not on the leave it was requested as.
    await thursday.getByRole('button', { name: /^Place the remaining/ }).click();
    await submit(page);
    await expect(banner(page)).toContainText('differs from the leave system on');
    const bypass = banner(page).getByRole('checkbox', { name: 'Proceed without leave validation' });
    await bypass.press('Space');
    await expect(bypass).toBeChecked();
    await submit(page);
    await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
    expect(await timecards.current(5045)).toMatchObject([{ status: 'Pending' }]);
  },
);
