import type { Locator } from '@playwright/test';
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

const SHIFT_TEMPLATE = 5010;

test(
  'a night from 22:00 to 06:30 shows "+1 day", is saved on both dates and found again (docs: time-entry#clock-time, time-entry#midnight-end, time-entry#overnight-span)',
  WIDE,
  async ({ page, worker }) => {
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
  },
);

test(
  '24:00 ends a day, and is 24:00 again when it comes back (docs: time-entry#clock-time, time-entry#midnight-end, time-entry#overnight-span)',
  WIDE,
  async ({ page, worker }) => {
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
  },
);

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

test('copy from the previous period brings a receipt, and Undo takes it back', WIDE, async ({ page, worker }) => {
  await worker();
  await openTimecard(page, 5000);
  await page.getByRole('button', { name: 'Copy From Previous Period' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Copy' }).click();
  const receipt = page.getByRole('dialog', { name: 'Copied from the previous period.' });
  await expect(receipt).toContainText('5 days came along. Notes were left out.');
  await receipt.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('region', { name: /^Wednesday/ })).toContainText(/[78]\.\d\d/);
  await page.getByRole('button', { name: 'Undo copy previous period' }).click();
  await expect(await closeDay(page, /^Wednesday/)).toContainText('Nothing entered');
});

test(
  'a period not worked at all is reported once and cannot be changed afterwards (docs: saving#entire-not-worked)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker();
    await openTimecard(page, 5000);
    await enterDay(page, /^Monday/, '9a', '1p');
    const entire = page.getByRole('switch', { name: 'Did not work for the entire period' });
    await page.getByText('Did not work for the entire period').click();
    await expect(page.getByText(/^You report that you did not work from/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    // Switched off, everything is as it was.
    await page.getByText('Did not work for the entire period').click();
    await expect(page.getByRole('region', { name: /^Monday/ })).toContainText('4.00');
    await entire.press('Space');
    await page.getByRole('button', { name: 'Report not worked' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Report not worked' }).click();
    await expect(page.getByText('Time Has Been Submitted')).toBeVisible();
    await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
    const items = await timecards.current(5000);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ status: 'Pending' });
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  },
);

test(
  'shifts are added up to fifteen, then no more (docs: shifts#add-shift, shifts#shift-maximum)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker('worker-templates');
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
  },
);

test(
  'a time half typed stays while another day is open, and leaving it by a press opens what was pressed',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker();
    await openTimecard(page, 5000);
    const monday = await openDay(page, /^Monday/);
    const start = monday.getByRole('combobox', { name: 'Start of line 1' });
    await start.click();
    await page.keyboard.type('9:30');
    // Day by day the next heading stands right below the field that complains.
    const tuesday = await openDay(page, /^Tuesday/);
    await expect(tuesday.getByRole('combobox', { name: 'Start of line 1' })).toBeVisible();
    await expect(monday).toContainText('Incomplete');
    await enterTimes(tuesday, 1, '8a', '2p');
    await tuesday.getByText('No Lunch Break Taken').click();
    // Tuesday could be saved, but Monday's entries would be lost.
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('[id="tc.errors"]')).toContainText('Monday: 1 thing to put right');
    await expect(monday).toContainText('Say whether 9:30 is AM or PM.');
    await expect(start).toHaveValue('9:30 --');
    await expect(start).toBeFocused();
    await page.keyboard.type('a');
    await expect(start).toHaveValue('9:30 AM');
    await monday.getByRole('combobox', { name: 'End of line 1' }).fill('1:30p');
    await monday.getByText('No Lunch Break Taken').click();
    await save(page);
    expect(await timecards.current(5000)).toMatchObject([{ hoursWorked: 10 }]);
  },
);

test('the keyboard alone: sign in, home, Add Time, a week in 20 keystrokes after the first day, submit, detail page', async ({
  page,
  worker,
}) => {
  const timecards = await worker();
  await page.context().clearCookies();
  await page.goto('/login?returnUrl=%2F');
  /** Presses Tab until an element has the focus, as a user without a mouse does. */
  const tabTo = async (what: Locator, most = 80) => {
    await expect(what).toBeVisible();
    for (let count = 0; count < most; count += 1) {
      if (await what.evaluate((element) => element.matches(':focus'))) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab did not come to ${what}`);
  };
  const main = page.getByRole('main');
  await tabTo(page.getByLabel(/user ?name/i));
  await page.keyboard.type('worker');
  await tabTo(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('Portal-2026');
  await page.keyboard.press('Enter');
  await tabTo(main.getByRole('link', { name: 'Add Time' }).first());
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: /^Week of/ })).toBeFocused();
  await tabTo(main.getByRole('button', { name: 'Grid' }));
  await page.keyboard.press('Enter');
  const cell = (day: string, column: string) => main.getByRole('textbox', { name: new RegExp(`^${day}.*${column}$`) });
  await tabTo(cell('Mon', 'Start'));
  for (const [column, time] of [
    ['Start', '9a'],
    ['Lunch start', '12p'],
    ['Lunch end', '1230p'],
    ['End', '530p'],
  ] as const) {
    await tabTo(cell('Mon', column));
    await page.keyboard.type(time);
  }
  // The first day goes to the weekdays below it.
  let keystrokes = 0;
  for (const key of ['Enter', 'ArrowUp', 'Control+d']) {
    keystrokes += 1;
    await page.keyboard.press(key);
  }
  await expect(cell('Mon', 'End')).toHaveValue('5:30 PM');
  await expect(cell('Fri', 'End')).toHaveValue('5:30 PM');
  expect(keystrokes).toBeLessThanOrEqual(20);
  await tabTo(page.getByRole('checkbox', { name: /certify/i }));
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('button', { name: 'Submit for Approval' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Submit for approval?' });
  await tabTo(question.getByRole('button', { name: 'Submit for Approval' }), 10);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await timecards.current(5000)).toMatchObject([{ status: 'Pending', hoursWorked: 40 }]);
});
