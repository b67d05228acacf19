import type { Page } from '@playwright/test';
import { enterDay, expect, openTimecard, putAway, save, test } from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** The grid of amounts: an allocation matrix, hours, units and days; each is filled, copied, pasted and saved. */

async function openGrid(page: Page, engagementId: number): Promise<void> {
  await openTimecard(page, engagementId);
  await page.getByRole('main').getByRole('button', { name: 'Grid', exact: true }).click();
}

const cells = (page: Page, name: RegExp) =>
  page.getByRole('main').locator('.tc-amounts').getByRole('textbox', { name });

/** The texts of a row's cells, day by day. */
const row = (page: Page, name: RegExp) =>
  cells(page, name).evaluateAll((all) => all.map((cell) => (cell as HTMLInputElement).value));

/** Copies all days. @returns what lies on the clipboard */
async function copyAll(page: Page): Promise<string> {
  await page
    .getByRole('main')
    .locator('.tc-amounts ~ p, .tc-grid-wrap:has(.tc-amounts)')
    .getByRole('button', { name: 'Copy all days' })
    .last()
    .click();
  await expect(page.getByText('Copied. Paste it into another day')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Pastes a block where the focus is. @returns the preview */
async function paste(page: Page, text: string) {
  await page.evaluate((block) => navigator.clipboard.writeText(block), text);
  await page.keyboard.press('ControlOrMeta+V');
  const preview = page.getByRole('alertdialog', { name: 'Paste these amounts?' });
  await expect(preview).toBeVisible();
  return preview;
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test(
  'a grid of hours: filled by a key and by a button, copied, pasted with what was left out named, undone and saved (docs: add-time#period-grid)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker('worker-templates');
    await openGrid(page, 5004);
    const monday = cells(page, /^Mon.*Hours worked$/);
    await monday.fill('7:30');
    await monday.press('ControlOrMeta+d');
    await expect.poll(() => row(page, /Hours worked$/)).toEqual(['7.50', '7.50', '7.50', '7.50', '7.50', '', '']);
    await expect(monday).toBeFocused();
    expect(await copyAll(page)).toBe('7.50\t7.50\t7.50\t7.50\t7.50\t\t\n\t\t\t\t\t\t');
    await monday.focus();
    const preview = await paste(page, '1\t2\tx\t4\t5\t6\t7\t8\n0.5\t\t1\n9');
    await expect(preview).toContainText('9 cells were understood.');
    await expect(preview).toContainText('Not understood and left alone: “x”.');
    await expect(preview).toContainText('Beyond the grid and left out: “8”, “9”.');
    await preview.getByRole('button', { name: 'Paste' }).click();
    const pasted = ['1.00', '2.00', '7.50', '4.00', '5.00', '6.00', '7.00'];
    await expect.poll(() => row(page, /Hours worked$/)).toEqual(pasted);
    expect(await row(page, /Sick hours$/)).toEqual(['0.50', '', '1.00', '', '', '', '']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => row(page, /Sick hours$/)).toEqual(['', '', '', '', '', '', '']);
    await cells(page, /^Mon.*Sick hours$/).fill('0.25');
    await page.getByRole('button', { name: 'Fill right: Sick hours' }).click();
    await expect.poll(() => row(page, /Sick hours$/)).toEqual(['0.25', '0.25', '0.25', '0.25', '0.25', '', '']);
    const days = await timecards.days(await save(page), 5004);
    expect(days.slice(0, 5).map((day) => [day.hours, day.sickHours])).toEqual(Array(5).fill([7.5, 0.25]));
  },
);

test(
  'a grid of days: marks are filled, copied and pasted back, and a pasted mark opens its day to the amounts below it (docs: add-time#period-grid)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker('worker-templates');
    await openGrid(page, 5016);
    const marks = page
      .getByRole('main')
      .locator('.tc-amounts')
      .getByRole('checkbox', { name: /Worked$/ });
    const marked = () => marks.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
    // They are the design's own, not the browser's.
    expect(await marks.first().evaluate((box) => getComputedStyle(box).appearance)).toBe('none');
    await marks.first().focus();
    const preview = await paste(page, '1\tno\tx\n8\t8\t6\n8\t\t6');
    await expect(preview).toContainText('Not understood and left alone: “8”.');
    await preview.getByRole('button', { name: 'Paste' }).click();
    await expect.poll(marked).toEqual([true, false, true, false, false, false, false]);
    expect(await row(page, /Hours worked$/)).toEqual(['8.00', '6.00']);
    const copied = await copyAll(page);
    expect(copied.split('\n')[0]).toBe('1\t\t1\t\t\t\t');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(marked).toEqual(Array(7).fill(false));
    await marks.first().focus();
    await (await paste(page, copied)).getByRole('button', { name: 'Paste' }).click();
    await expect.poll(marked).toEqual([true, false, true, false, false, false, false]);
    expect(await row(page, /Hours worked$/)).toEqual(['8.00', '6.00']);
    const days = await timecards.days(await save(page), 5016);
    expect(days.slice(0, 3).map((day) => [day.daily, day.hours])).toEqual([
      [true, 8],
      [false, null],
      [true, 6],
    ]);
    await openGrid(page, 5012);
    await marks.first().check();
    await page.getByRole('button', { name: 'Fill right: Worked' }).click();
    // Weekdays that are no holiday.
    await expect.poll(async () => (await marked()).filter(Boolean).length).toBeGreaterThan(2);
    expect((await marked()).slice(5)).toEqual([false, false]);
  },
);

test(
  'a grid of units: a piece type a row, filled, copied, pasted and saved (docs: add-time#period-grid)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker('worker-templates');
    await openGrid(page, 5029);
    await cells(page, /^Mon.*Pallet inspected/).fill('12');
    await page.getByRole('button', { name: /^Fill right: Pallet inspected/ }).click();
    await expect.poll(() => row(page, /Pallet inspected/)).toEqual(['12', '12', '12', '12', '12', '', '']);
    expect((await copyAll(page)).split('\n')[0]).toBe('12\t12\t12\t12\t12\t\t');
    await cells(page, /^Mon.*Label printed/).focus();
    await (await paste(page, '3\t1234567\t5')).getByRole('button', { name: 'Paste' }).click();
    // Longer than units may be: left alone, not cut.
    await expect.poll(() => row(page, /Label printed/)).toEqual(['3', '', '5', '', '', '', '']);
    const [day] = await timecards.days(await save(page), 5029);
    expect(
      day.timeEntry.pieceTypes.map((unit: { type: string; unitsWorked: number }) => [unit.type, unit.unitsWorked]),
    ).toEqual([
      ['Pallet inspected', 12],
      ['Label printed', 3],
    ]);
  },
);

test(
  'an allocation matrix: a cost centre a row, named, added, filled, copied, pasted, and saved as it stands there (docs: add-time#period-grid)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker('worker-templates');
    await openGrid(page, 5060);
    const main = page.getByRole('main');
    for (const day of ['Mon', 'Tue']) {
      await main.getByRole('textbox', { name: new RegExp(`^${day}.*, Start$`) }).fill('9a');
      await main.getByRole('textbox', { name: new RegExp(`^${day}.*, End$`) }).fill('5p');
      await main.getByRole('checkbox', { name: new RegExp(`^${day}.*No Lunch`) }).check();
    }
    const named = async (nth: number, billable: string) => {
      const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
      await dialog.getByRole('combobox', { name: 'Cost centre' }).fill('44');
      const options = dialog.getByRole('listbox').getByRole('option');
      await expect(options.first()).toContainText('CC-00044');
      await options.nth(nth).click();
      await dialog.getByText(billable, { exact: true }).click();
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog).toHaveCount(0);
    };
    await main.getByRole('button', { name: 'Allocation line 1', exact: true }).click();
    await named(0, 'No');
    await main.getByRole('button', { name: 'Add a row' }).click();
    await named(1, 'No');
    const [first, second] = [/CC-00044/, /CC-00144/];
    await cells(page, new RegExp(`^Mon.*${first.source}`)).fill('5');
    await cells(page, new RegExp(`^Mon.*${first.source}`)).press('ControlOrMeta+d');
    await cells(page, new RegExp(`^Mon.*${second.source}`)).focus();
    await (await paste(page, '3\t3')).getByRole('button', { name: 'Paste' }).click();
    expect((await row(page, second)).slice(0, 2)).toEqual(['3.00', '3.00']);
    expect((await row(page, first)).slice(0, 2)).toEqual(['5.00', '5.00']);
    expect((await copyAll(page)).split('\n').map((line) => line.split('\t').slice(0, 2))).toEqual([
      ['5.00', '5.00'],
      ['3.00', '3.00'],
    ]);
    for (const day of ['Wed', 'Thu', 'Fri'])
      for (const cell of await cells(page, new RegExp(`^${day}.*${first.source}`)).all())
        if ((await cell.inputValue()) !== '') {
          await cell.fill('');
          await cell.press('Tab');
        }
    // A name alone, and an amount that was taken back, leave nothing to complete on the other days.
    const days = await timecards.days(await save(page), 5060);
    const placed = days
      .slice(0, 3)
      .map((day) => day.billingCostAllocation.map(({ hours }: { hours: number }) => hours));
    expect(placed.slice(0, 2)).toEqual([
      [5, 3],
      [5, 3],
    ]);
  },
);

test(
  'Undo of what a reload brought back leaves the focus in the grid, where typing goes on',
  WIDE,
  async ({ page, worker }) => {
    await worker();
    await openTimecard(page, 5000);
    await enterDay(page, /^Monday/, '9a', '1p');
    await putAway(page);
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText(/are back/)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Grid', exact: true }).click();
    const start = page.getByRole('main').locator('input[data-row="0"][data-column="start"]');
    await expect(start).toHaveValue('9:00 AM');
    const undo = page.getByRole('button', { name: 'Undo restored draft' }).first();
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(start).toHaveValue('');
    await expect(start).toBeFocused();
    await page.keyboard.type('8a');
    await page.keyboard.press('Tab');
    await expect(start).toHaveValue('8:00 AM');
  },
);
