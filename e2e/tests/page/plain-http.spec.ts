import { expect, signInAs, test } from '../../setup/portal-test.ts';
import { enterDay, save } from '../../setup/timecard-test.ts';

/**
 * A portal inside a company, under a name and without TLS. Browsers hold such a page for insecure: there is no `crypto.randomUUID`, no
 * `crypto.subtle`, no Web Locks, no service worker and no clipboard. `localhost`, which every other test uses, counts as secure.
 */
test.use({ baseURL: async ({ served }, use) => use(served.url.replace(/\/\/[^:/]+/, '//portal.test')) });

/** The browser's own warning about a header that such a page cannot have is no fault of the page. */
const isOurs = (complaint: string): boolean => !complaint.startsWith('The Cross-Origin-Opener-Policy header');

test('a timecard is saved', async ({ page, complaints }) => {
  await signInAs(page, 'worker', '/#/worker/time-expense/add-time?reqId=5000');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await enterDay(page, /^Monday/, '9:00 AM', '5:00 PM');
  await save(page);
  expect(complaints.filter(isOurs)).toEqual([]);
});

test('an expense report is written and saved', async ({ page, complaints }) => {
  await signInAs(page, 'worker-templates', '/#/worker/time-expense/add-expense?reqId=5035');
  await page.getByRole('button', { name: 'Add line' }).first().click();
  await page.getByRole('textbox', { name: 'Amount' }).first().fill('12.50');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(complaints.filter(isOurs)).toEqual([]);
});

test('a manager approves, and takes it back', async ({ page, complaints }) => {
  await signInAs(page, 'manager', '/#/manager/time-and-billing?search=Kim');
  const row = page.getByRole('row', { name: /Hana Kim/ });
  await page.getByRole('complementary', { name: 'Hana Kim' }).getByRole('button', { name: 'Approve' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  expect(complaints.filter(isOurs)).toEqual([]);
});
