import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/portal-test.ts';

/** From the worker's home to the timecard of the first engagement. */
async function addTime(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const name = /^(add time|continue timecard)$/i;
  await main.getByRole('button', { name }).or(main.getByRole('link', { name })).first().click();
}

/** A day's card, opened from its own heading when it is closed. */
async function openDay(page: Page, name: RegExp): Promise<Locator> {
  const day = page.getByRole('region', { name });
  const heading = day.getByRole('heading', { level: 2 }).getByRole('button');
  if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click();
  return day;
}

async function enter(day: Locator, line: number, start: string, end: string, type?: string): Promise<void> {
  await day.getByRole('combobox', { name: `Start of line ${line}` }).fill(start);
  await day.getByRole('combobox', { name: `End of line ${line}` }).fill(end);
  await day.getByRole('combobox', { name: `End of line ${line}` }).press('Tab');
  if (type) await day.getByRole('combobox', { name: `Type of line ${line}` }).selectOption(type);
}

test('a worker signs in, enters two days, saves, finds them again, and submits', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('worker');
  // The shell: header, menu from the API, footer.
  await expect(page.getByRole('banner')).toContainText('Portal');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Browser Requirements');
  // The list of engagements, and the way to the first one's timecard.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await addTime(page);
  await expect(page).toHaveURL(/#\/worker\/time-expense\/add-time\?/);
  await expect(page.getByRole('heading', { level: 1, name: /^Week of/ })).toBeVisible();

  const monday = await openDay(page, /^Monday/);
  await enter(monday, 1, '9a', '1730');
  await monday.getByRole('button', { name: 'Add Time' }).click();
  await enter(monday, 2, '12:00 PM', '1230p', 'Lunch');
  await expect(monday.getByText('8.00').first()).toBeVisible();

  const tuesday = await openDay(page, /^Tuesday/);
  await enter(tuesday, 1, '8:00 AM', '2:00 PM');
  await tuesday.getByText('No Lunch Break Taken').click();
  await expect(page.getByRole('complementary')).toContainText('14.00');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changes have been saved')).toBeVisible();
  await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);

  // It is in the database: a new page finds it.
  await page.goto('/#/worker/home');
  await page.reload();
  await addTime(page);
  await expect(page.getByRole('region', { name: /^Monday/ })).toContainText('8.00');
  await expect(page.getByRole('region', { name: /^Tuesday/ })).toContainText('6.00');

  await page.getByLabel(/certify/i).check();
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: /submit|continue|yes/i })
    .click();
  await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
  await expect(page.getByRole('main').getByText('Pending', { exact: true }).first()).toBeVisible();
  // Submitted is read-only: nothing can be typed and nothing submitted again.
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit for Approval' })).toHaveCount(0);
  expect(complaints.filter((one) => !/404/.test(one))).toEqual([]);
});
