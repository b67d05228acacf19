import { enterDay, enterTimes, expect, openDay, openTimecard, save, test } from '../setup/timecard-test.ts';

const SHIFT_TEMPLATE = 5010;

test('a night from 22:00 to 06:30 shows "+1 day", is saved on both dates and found again', async ({ page, worker }) => {
  const timecards = await worker();
  await openTimecard(page, 5000);
  const monday = await enterDay(page, /^Monday/, '10p', '6:30a');
  await expect(monday.getByText('+1 day')).toBeVisible();
  await expect(monday.getByText(/10:00 PM to 6:30 AM Tuesday, 8\.50 h/)).toBeVisible();
  const id = await save(page);
  const [day] = await timecards.days(id, 5000);
  const [span] = day.timeEntrySpanDtos;
  expect(span.startTimeStr.slice(-5)).toBe('22:00');
  expect(span.endTimeStr.slice(-5)).toBe('06:30');
  expect(Date.parse(span.endTimeStr.slice(0, 10)) - Date.parse(span.startTimeStr.slice(0, 10))).toBe(86_400_000);

  await openTimecard(page, 5000, `&billingItemId=${id}`);
  const found = page.getByRole('region', { name: /^Monday/ });
  await expect(found).toContainText('8.50');
  await expect(found.getByText('+1 day')).toBeVisible();
});

test('24:00 ends a day, and is 24:00 again when it comes back', async ({ page, worker }) => {
  const timecards = await worker();
  await openTimecard(page, 5000);
  const monday = await enterDay(page, /^Monday/, '16:00', '24:00');
  await expect(monday.getByText('8.00').first()).toBeVisible();
  await expect(monday.getByText('+1 day')).toHaveCount(0);
  const id = await save(page);
  const [day] = await timecards.days(id, 5000);
  expect(day.timeEntrySpanDtos[0].endTimeStr).toMatch(/24:00$/);
  await openTimecard(page, 5000, `&billingItemId=${id}`);
  await expect(page.getByRole('region', { name: /^Monday/ })).toContainText('8.00');
});

test('lunch inside labor counts the same on the page and on the server', async ({ page, worker }) => {
  const timecards = await worker();
  await openTimecard(page, 5000);
  const monday = await openDay(page, /^Monday/);
  await enterTimes(monday, 1, '9a', '5:30p');
  await monday.getByRole('button', { name: 'Add Time' }).click();
  await enterTimes(monday, 2, '12p', '12:30p');
  await expect(monday.getByText('8.00').first()).toBeVisible();
  const id = await save(page);
  const item = (await timecards.current(5000)).find((one) => one.billingItemId === id);
  expect(item).toMatchObject({ hoursWorked: 8 });
  const [day] = await timecards.days(id, 5000);
  expect(day.timeEntrySpanDtos.map((span: { startTimeStr: string }) => span.startTimeStr.slice(-5))).toEqual([
    '09:00',
    '12:00',
    '12:30',
  ]);
});

test('copy from the previous period brings a receipt, and Undo takes it back', async ({ page, worker }) => {
  await worker();
  await openTimecard(page, 5000);
  await page.getByRole('button', { name: 'Copy From Previous Period' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Copy' }).click();
  const receipt = page.getByRole('dialog', { name: 'Copied from the previous period.' });
  await expect(receipt).toContainText('5 days came along. Notes were left out.');
  await receipt.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('region', { name: /^Wednesday/ })).toContainText(/[78]\.\d\d/);
  await page.getByRole('button', { name: 'Undo copy previous period' }).click();
  await expect(page.getByRole('region', { name: /^Wednesday/ })).toContainText('Nothing entered');
});

test('a period not worked at all is reported once and cannot be changed afterwards', async ({ page, worker }) => {
  const timecards = await worker();
  await openTimecard(page, 5000);
  await page.getByRole('button', { name: 'Did not work for the entire period' }).click();
  await page.getByRole('button', { name: 'Report not worked' }).click();
  await expect(page.getByText('Time Has Been Submitted')).toBeVisible();
  await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
  const items = await timecards.current(5000);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ status: 'Pending' });
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
});

test('shifts are added up to fifteen, then no more', async ({ page, worker }) => {
  const timecards = await worker();
  await openTimecard(page, SHIFT_TEMPLATE);
  const add = page.getByRole('button', { name: 'Add New Shift' });
  const shifts = page.getByRole('region', { name: /^Shift \d+/ });
  const before = await shifts.count();
  for (let count = before; count < 15; count += 1) {
    await expect(add).toBeEnabled();
    await add.click();
    await expect(shifts).toHaveCount(count + 1);
  }
  await expect(add).toBeDisabled();
  const delete_ = page.getByRole('button', { name: 'Delete last shift' });
  await delete_.click();
  await expect(shifts).toHaveCount(14);
  await expect(add).toBeEnabled();
  await enterDay(page, /^Shift 1\b/, '9a', '1p');
  const id = await save(page);
  expect(await timecards.days(id, SHIFT_TEMPLATE)).toHaveLength(1);
});

test('the keyboard alone enters, checks, certifies and submits a week', async ({ page, worker }) => {
  const timecards = await worker();
  await openTimecard(page, 5000);
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  /** Tab until something has the focus, as somebody without a mouse does. */
  const tabTo = async (what: ReturnType<typeof page.getByRole>, most = 60) => {
    for (let count = 0; count < most; count += 1) {
      if (await what.evaluate((element) => element.matches(':focus'))) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab did not come to ${what}`);
  };
  const monday = page.getByRole('region', { name: /^Monday/ });
  await tabTo(monday.getByRole('heading').getByRole('button'));
  if ((await monday.getByRole('heading').getByRole('button').getAttribute('aria-expanded')) !== 'true')
    await press('Enter');
  await tabTo(monday.getByRole('combobox', { name: 'Start of line 1' }));
  await page.keyboard.type('9a');
  await press('Tab');
  await tabTo(monday.getByRole('combobox', { name: 'End of line 1' }));
  await page.keyboard.type('1p');
  await press('Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
  await tabTo(monday.getByRole('switch', { name: 'No Lunch Break Taken' }), 20).catch(async () => {
    // The switch stands above the times: back from the first of them.
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Shift+Tab');
      const there = await monday
        .getByRole('switch', { name: 'No Lunch Break Taken' })
        .evaluate((element) => element.matches(':focus'));
      if (there) return;
    }
  });
  await press('Space');
  await expect(monday.getByText('4.00').first()).toBeVisible();
  await tabTo(page.getByRole('checkbox', { name: /certify/i }));
  await press('Space');
  await tabTo(page.getByRole('button', { name: 'Submit for Approval' }));
  await press('Enter');
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(confirm).toBeVisible();
  await tabTo(confirm.getByRole('button', { name: 'Submit for Approval' }), 10);
  await press('Enter');
  await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
  expect(await timecards.current(5000)).toMatchObject([{ status: 'Pending' }]);
});
