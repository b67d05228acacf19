import type { Page, Response, Route } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { violations } from '../../setup/accessibility.ts';
import { goOffline, goOnline } from '../../setup/connection.ts';
import { draftKept } from '../../setup/draft-kept.ts';
import { chooseWeekday, isWeekday } from '../../setup/expenses/weekday.ts';
import { keptRecords } from '../../setup/kept-records.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** An expense draft: completed, kept while it is not saved, and submitted. */

const LIST = '/#/worker/time-expense?f.type=EXPENSE~Expense';
const head = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('a draft of the list is completed, survives a reload, and is submitted', async ({ page, signIn }) => {
  await signIn('worker-templates');
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Add expense' }).click();
  await expect(page.getByRole('heading', { name: /^Expenses, / })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /Complete your changes/ }).click();
  await page.getByRole('button', { name: 'Modify' }).click();
  const missing = page.getByRole('region', { name: 'Before you submit' });
  await missing.getByRole('button', { name: 'Train' }).click();
  await page.getByLabel('Why it is needed').fill('The ticket machine printed none');
  await draftKept(page);
  await page.reload();
  await expect(page.getByText('They are back.')).toBeVisible();
  await missing.getByRole('button', { name: 'Rental' }).click();
  await page.getByLabel('Why it is needed').fill('Sent by mail');
  await missing.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(page).toHaveURL(/time-expense-detail/);
  await expect(page.getByText('Pending Manager Approval').first()).toBeVisible();
});

/** A picture of the browser's own making, as the bytes of a PNG. */
async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 1500 });
    canvas.getContext('2d')?.fillRect(20, 20, 400, 200);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test(
  'receipts become lines that wait for their amount, and stand beside them (docs: expenses#expense-receipts)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-templates');
    await arrive(page, '/#/worker/time-expense/add-expense?reqId=5035');
    await page.getByRole('button', { name: 'Add receipts' }).waitFor();
    const png = { name: 'IMG_2231.png', mimeType: 'image/png', buffer: await picture(page) };
    const hostile = { name: 'invoice.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') };
    await page.locator('input[type=file]').setInputFiles([png, hostile]);
    await expect(page.getByText('invoice.jpg is no picture and no PDF')).toBeVisible();
    const shown = page.getByRole('img', { name: 'IMG_2231.jpg' });
    await expect(shown).toBeVisible();
    expect(await shown.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight])).toEqual([
      2000, 1000,
    ]);
    await expect(page.getByRole('region', { name: 'Before you submit' }).getByText('enter the amount')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles([png]);
    await expect(page.getByText('IMG_2231.png was added before.')).toBeVisible();
    await page.getByRole('button', { name: 'Leave it out' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
  },
);

test(
  'a line is split: what is not placed is said, the spare cent is shown, the approver gets the parts',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-templates');
    await arrive(page, '/#/worker/time-expense/add-expense?reqId=5060');
    await page.getByRole('button', { name: 'Add line' }).click();
    await page.getByLabel('Category').selectOption('Meals');
    await page.getByLabel('Type', { exact: true }).selectOption('Dinner');
    await page.getByLabel('Amount').fill('31.21');
    await page.getByRole('button', { name: 'Split over several' }).press('Enter');
    await expect(page.getByLabel('Split by')).toBeFocused();
    const [first, second] = [1, 2].map((number) => page.getByRole('group', { name: `Part ${number}`, exact: true }));
    if (!first || !second) throw new Error('There are two parts.');
    await expect(first.getByText('includes $0.01 that was left over')).toBeVisible();
    await page.getByLabel('Split by').selectOption('Amount');
    await second.getByLabel('Amount').fill('14.40');
    const missing = page.getByRole('region', { name: 'Before you submit' });
    await expect(missing.getByText('$1.20 is not placed yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add a part' }).press('Enter');
    const third = page.getByRole('group', { name: 'Part 3', exact: true });
    await expect(third.getByLabel('Amount')).toBeFocused();
    await expect(third.getByLabel('Amount')).toHaveValue('1.20');
    await expect(missing.getByText('is not placed yet')).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(third).toBeHidden();
    await page.keyboard.press('Control+Shift+z');
    await draftKept(page);
    await page.reload();
    await page
      .getByRole('button', { name: /Dinner/ })
      .first()
      .click();
    await expect(third.getByLabel('Amount')).toHaveValue('1.20');
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await page.locator('.ex-page').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    const saved = page.waitForResponse((one) => one.url().includes('expense-edit-metadata') && one.ok());
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const { expenses } = await (await saved).json();
    expect(expenses.at(-1).split.parts.map((part: { amount: number }) => part.amount)).toEqual([15.61, 14.4, 1.2]);
  },
);

test(
  '"May I spend this?" is answered before anything is bought, from an empty report',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-templates');
    await arrive(page, '/#/worker/time-expense/add-expense?reqId=5035');
    const button = page.getByRole('button', { name: 'May I spend this?' });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'May I spend this?' });
    await dialog.getByLabel('Category').selectOption('Auto');
    await dialog.getByLabel('Type', { exact: true }).selectOption('Rental');
    await dialog.getByLabel('Amount').fill('60');
    await expect(dialog.getByText('Yes, no rule of this engagement is against it.')).toBeVisible();
    await expect(dialog.getByText('$140.00 of the limit of the day is left after it')).toBeVisible();
    await dialog.getByLabel('Amount').fill('200');
    await expect(dialog.getByText('Yes, with a receipt.')).toBeVisible();
    await dialog.getByLabel('Amount').fill('212');
    await expect(dialog.getByText('Only with a reason, which your approver reads.')).toBeVisible();
    await expect(dialog.getByText('$12.00 over the limit of a day')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.getByText('Nothing here yet')).toBeVisible();
  },
);

test('what another report has spent of a day is said on a phone as well', WIDE, async ({ page, signIn, served }) => {
  const worker = new TestClient(served.url);
  await worker.signIn('worker-templates');
  const items = '/wand2/api/billing/billing-items';
  const { body } = await worker.get(`${items}/0/expense-edit-metadata?engagementId=5035`);
  // In the browser's time zone it may still be yesterday.
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
  const expenseDate = body.dates.findLast((date: string) => date <= today && isWeekday(date)) ?? body.dates[0];
  const dinner = { expenseDate, category: 'Meals', expenseType: 'Dinner', amount: 45 };
  const report = { id: 0, version: 0, type: 'EXPENSE', requisitionId: 5035, periodEndDate: body.periodEndDate };
  const sent = await worker.post(`${items}/submit`, { ...report, expenses: [dinner] });
  expect(sent.body).toMatchObject({ status: 'Pending', errors: [] });
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn('worker-templates');
  await arrive(page, '/#/worker/time-expense/add-expense?reqId=5035');
  await page.getByRole('button', { name: 'Add line' }).click();
  await page.getByLabel('Category').selectOption('Meals');
  await page.getByLabel('Type', { exact: true }).selectOption('Dinner');
  await chooseWeekday(page.getByLabel('Date', { exact: true }));
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(shownDate(expenseDate));
  await page.getByLabel('Amount').fill('25');
  await page.getByLabel('Amount').press('Tab');
  await expect(page.getByText('$10.00 over the limit of a day, with $45.00 in other reports').first()).toBeVisible();
  expect(await page.locator('.ex-page').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await violations(page)).toEqual([]);
});

/** A date as its field shows it. */
const shownDate = (date: string): string => date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');

test('a receipt that had not arrived when the page died is sent by the next one', WIDE, async ({ page, signIn }) => {
  await signIn('worker-templates');
  await arrive(page, '/#/worker/time-expense/add-expense?reqId=5035');
  await page.route('**/fileupload/**', () => undefined);
  await page.getByRole('button', { name: 'Add receipts' }).waitFor();
  const png = { name: 'IMG_2231.png', mimeType: 'image/png', buffer: await picture(page) };
  await page.locator('input[type=file]').setInputFiles([png]);
  await expect(page.getByRole('progressbar', { name: 'IMG_2231.png' })).toBeVisible();
  await expect.poll(() => countKept(page)).toBe(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('img', { name: 'IMG_2231.jpg' })).toBeVisible();
  await expect.poll(() => countKept(page)).toBe(0);
});

test('a receipt on its way is asked about by a sign-out, and is sent by itself when the connection is back (docs: expenses#expense-receipts-again)', async ({
  page,
  signIn,
}) => {
  await signIn('worker-templates');
  await arrive(page, '/#/worker/time-expense/add-expense?reqId=5035');
  const held: Route[] = [];
  await page.route('**/fileupload/**', (route) => void held.push(route));
  await page.getByRole('button', { name: 'Add receipts' }).waitFor();
  expect(await countKept(page)).toBe(0);
  const png = { name: 'IMG_2231.png', mimeType: 'image/png', buffer: await picture(page) };
  await page.locator('input[type=file]').setInputFiles([png]);
  await expect.poll(() => countKept(page)).toBe(2);
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out with unsaved entries?' });
  await expect(question).toContainText('Receipts of engagement 5035 that have not arrived yet');
  await question.getByRole('button', { name: 'Stay' }).click();
  const missing = page.getByRole('region', { name: 'Before you submit' });
  await expect(missing.getByText('still on their way: 1')).toBeVisible();
  await goOffline(page);
  await held[0]?.abort('internetdisconnected');
  await expect(missing.getByText('did not arrive: 1')).toBeVisible();
  await page.unrouteAll();
  await goOnline(page);
  await expect(page.getByRole('img', { name: 'IMG_2231.jpg' })).toBeVisible();
  await expect(missing.getByText('did not arrive')).toBeHidden();
  await expect.poll(() => countKept(page)).toBe(0);
});

test(
  'a report that two tabs submit at once is submitted once, and the other tab says so',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-templates');
    await page.goto(LIST);
    await page.getByRole('link', { name: /Complete your changes/ }).click();
    await page.getByRole('button', { name: 'Modify' }).click();
    const missing = (tab: Page) => tab.getByRole('region', { name: 'Before you submit' });
    for (const line of ['Train', 'Rental']) {
      await missing(page).getByRole('button', { name: line }).click();
      await page.getByLabel('Why it is needed').fill('Sent by mail');
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    const tabs = [page, other];
    const answers: Promise<number>[] = [];
    for (const tab of tabs) {
      tab.on('response', (response) => {
        if (response.url().endsWith('/billing-items/submit')) answers.push(idOf(response));
      });
      await missing(tab).getByRole('checkbox').check();
      await tab.getByRole('button', { name: 'Submit for Approval' }).click();
    }
    const confirm = (tab: Page) => tab.getByRole('alertdialog').getByRole('button', { name: 'Submit for Approval' });
    const held: Route[] = [];
    await page.context().route('**/billing-items/submit', (route) => void held.push(route));
    for (const tab of tabs) await confirm(tab).click();
    await expect.poll(() => held.length).toBe(2);
    for (const route of held) await route.continue();
    const isSubmitted = (tab: Page) =>
      tab.getByText('Pending Manager Approval').or(tab.getByText('This report was submitted')).first();
    for (const tab of tabs) await expect(isSubmitted(tab)).toBeVisible();
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(2);
    expect((await Promise.all(answers)).filter((id) => id > 0)).toHaveLength(1);
  },
);

/** The number of what was submitted; 0 where it was refused. */
const idOf = async (response: Response): Promise<number> =>
  response.ok() ? ((await response.json()).billingItemId ?? 0) : 0;

test('a receipt whose session had ended is sent after the next sign-in', WIDE, async ({ page, context, signIn }) => {
  await signIn('worker-templates');
  await arrive(page, '/#/worker/time-expense/add-expense?reqId=5035');
  await page.getByRole('button', { name: 'Add receipts' }).waitFor();
  const png = { name: 'IMG_2231.png', mimeType: 'image/png', buffer: await picture(page) };
  for (const call of ['**/wand2/**', '**/generic/session/getToken.html'])
    await page.route(call, (route) => route.fulfill({ status: 401, json: { errors: [] } }));
  await page.locator('input[type=file]').setInputFiles([png]);
  await expect(page).toHaveURL(/\/login/);
  await page.unrouteAll();
  await context.clearCookies();
  await page.getByLabel(/user ?name/i).fill('worker-templates');
  await page.getByLabel('Password', { exact: true }).fill('Portal-2026');
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(page.getByRole('img', { name: 'IMG_2231.jpg' })).toBeVisible();
  await expect.poll(() => countKept(page)).toBe(0);
});

/** The number of records of receipts on this device, without the half of the key: the list and the contents. */
async function countKept(page: Page): Promise<number> {
  const records = await keptRecords(page, 'expense-receipts', 'records');
  return records.filter(([key]) => !key.startsWith('\0')).length;
}

test('two tabs of one report: the second takes what the first saved, and is asked about what both changed', async ({
  page,
  signIn,
}) => {
  await signIn('worker-templates');
  await page.goto(LIST);
  await page.getByRole('link', { name: /Complete your changes/ }).click();
  await page.getByRole('button', { name: 'Modify' }).click();
  await page.getByRole('button', { name: /Train/ }).first().click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other
    .getByRole('button', { name: /Rental/ })
    .first()
    .click();
  await other.getByLabel('Merchant').fill('Dock Rentals');

  await page.getByLabel('Merchant').fill('Coast Line');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Taken over: Train · Merchant.')).toBeVisible();
  await expect(head(other, /Train .* Coast Line/)).toBeVisible();
  await expect(other.getByLabel('Merchant')).toHaveValue('Dock Rentals');

  await page
    .getByRole('button', { name: /Rental/ })
    .first()
    .click();
  await page.getByLabel('Merchant').fill('Harbor Cars');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const asked = other.getByRole('dialog', { name: 'This report was changed elsewhere' });
  await expect(asked).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await asked.getByRole('button', { name: 'Keep my entries' }).press('Enter');
  await asked.getByRole('button', { name: 'Continue' }).press('Enter');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(head(page, /Rental .* Dock Rentals/)).toBeVisible();
});

test(
  'two tabs of one report keep a draft each; the one that is gone leaves its own to the next',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-templates');
    await page.goto(LIST);
    await page.getByRole('link', { name: /Complete your changes/ }).click();
    await page.getByRole('button', { name: 'Modify' }).click();
    const typed = async (tab: Page, line: RegExp, merchant: string) => {
      await tab.getByRole('button', { name: line }).first().click();
      await tab.getByLabel('Merchant').fill(merchant);
      await draftKept(tab);
    };
    const other = await page.context().newPage();
    await other.goto(page.url());
    await typed(page, /Train/, 'Coast Line');
    await typed(other, /Rental/, 'Dock Rentals');
    await page.reload();
    await expect(page.getByText('They are back.')).toBeVisible();
    await expect(head(page, /Train .* Coast Line/)).toBeVisible();
    await expect(head(page, /Rental .* Dock Rentals/)).toBeHidden();
    await other.close();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(head(page, /Train .* Coast Line/)).toBeHidden();
    await page.reload();
    await expect(head(page, /Rental .* Dock Rentals/)).toBeVisible();
  },
);

test.describe(() => {
  for (const [width, theme] of [
    [1440, 'light'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    test(`a report is typed into at ${width} px in ${theme}, without a violation`, WIDE, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await signIn('worker-templates');
      await arrive(page, '/#/worker/time-expense/add-expense?reqId=5060');
      await page.getByRole('button', { name: 'Add line' }).click();
      await page.getByLabel('Category').selectOption('Meals');
      await page.getByLabel('Type', { exact: true }).selectOption('Dinner');
      await page.getByLabel('Currency').selectOption('EUR');
      await page.getByLabel('Amount').fill('80');
      await page.getByLabel('Amount').press('Tab');
      await expect(page.getByText(/€80\.00 at/)).toBeVisible();
      await expect(head(page, /over the limit of a day/)).toBeVisible();
      await expect(page.getByRole('group', { name: 'Charge to' })).toBeVisible();
      const box = await page.locator('.ex-page').evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(box).toBe(0);
      expect(await violations(page)).toEqual([]);
    });
  }
});
