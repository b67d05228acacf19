import type { Locator, Page } from '@playwright/test';
import { missedByThumb } from '../../setup/layout/touch-targets.ts';
import { enterDay, expect, openDay, openTimecard, save, test } from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Add Time by a thumb. */
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Picks a time of the list by taps alone. */
async function pick(page: Page, field: Locator, time: string): Promise<void> {
  await field.locator('xpath=..').getByRole('button').tap();
  await page.getByRole('option', { name: time, exact: true }).tap();
}

test(
  'a day is entered, certified and submitted by taps alone; nothing is smaller than a thumb',
  WIDE,
  async ({ page, worker, complaints }) => {
    const timecards = await worker();
    await openTimecard(page, 5000);
    const monday = page.getByRole('region', { name: /^Monday/ });
    const heading = monday.getByRole('heading', { level: 2 }).getByRole('button');
    if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.tap();
    await expect(monday).toHaveAttribute('data-open', 'true');
    await expect(heading).toBeInViewport();
    expect(await missedByThumb(page)).toEqual([]);
    await pick(page, monday.getByRole('combobox', { name: 'Start of line 1' }), '9:00 AM');
    await pick(page, monday.getByRole('combobox', { name: 'End of line 1' }), '1:00 PM');
    await monday.getByText('No Lunch Break Taken').tap();
    await page.getByText(/^I certify/).tap();
    await page.getByRole('button', { name: 'Submit for Approval' }).tap();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toBeVisible();
    expect(await missedByThumb(page)).toEqual([]);
    await question.getByRole('button', { name: 'Submit for Approval' }).tap();
    await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
    expect(await timecards.current(5000)).toMatchObject([{ status: 'Pending', hoursWorked: 4 }]);
    expect(complaints).toEqual([]);
  },
);

test(
  'every state of a day is touched at 44 px: entered, refused, mended, with its figures and the other periods open',
  WIDE,
  async ({ page, worker }) => {
    await worker();
    await openTimecard(page, 5000);
    const monday = await openDay(page, /^Monday/);
    await monday.getByRole('button', { name: 'Add Billing Notes' }).tap();
    expect(await missedByThumb(page)).toEqual([]);
    await monday.getByRole('combobox', { name: 'Start of line 1' }).fill('830');
    await monday.getByRole('combobox', { name: 'End of line 1' }).fill('8 o clock');
    await page.getByRole('button', { name: 'Submit for Approval' }).tap();
    const refused = page.getByRole('group', { name: 'There is a problem' });
    await expect(refused).toBeVisible();
    expect(await missedByThumb(page)).toEqual([]);
    await enterDay(page, /^Monday/, '9a', '1p');
    await enterDay(page, /^Tuesday/, '9a', '11p');
    const total = page.getByRole('button', { name: /Total: how it adds up$/ });
    await total.tap();
    await expect(total).toHaveAttribute('aria-expanded', 'true');
    expect(await missedByThumb(page)).toEqual([]);
    await page.getByRole('heading', { level: 1 }).getByRole('button').tap();
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await missedByThumb(page, '[role=listbox]')).toEqual([]);
  },
);

test('hours, holidays, days, shifts, units and rates are touched at 44 px as well', WIDE, async ({ page, worker }) => {
  await worker('worker-templates');
  for (const id of [5001, 5004, 5008, 5016, 5020, 5028, 5031]) {
    await openTimecard(page, id);
    const heading = page
      .getByRole('region', { name: /^Monday/ })
      .getByRole('heading', { level: 2 })
      .getByRole('button');
    if ((await heading.count()) > 0 && (await heading.getAttribute('aria-expanded')) !== 'true') await heading.tap();
    expect({ id, missed: await missedByThumb(page) }).toEqual({ id, missed: [] });
  }
});

test('every dialog of Add Time is touched at 44 px', WIDE, async ({ page, context, worker }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await worker();
  /** Pastes into the first cell of the grid. @returns the preview */
  const paste = async (text: string, cell: Locator) => {
    await page.getByText('Grid', { exact: true }).tap();
    await page.evaluate((block) => navigator.clipboard.writeText(block), text);
    await cell.tap();
    await page.keyboard.press('ControlOrMeta+V');
    const preview = page.getByRole('alertdialog', { name: /^Paste these/ });
    await expect(preview).toBeVisible();
    return preview;
  };
  const second = await context.newPage();
  await openTimecard(second, 5000);
  await openTimecard(page, 5000);
  await paste('9a\t5:30p\n8.30a\tnoon', page.locator('[data-row="0"][data-column="start"]'));
  expect(await missedByThumb(page)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).tap();
  await page.getByText('Days', { exact: true }).tap();

  // A conflict, asked about.
  await enterDay(page, /^Monday/, '9a', '1p');
  await enterDay(second, /^Monday/, '9a', '2p');
  await save(second);
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  const refresh = page.getByRole('alertdialog').getByRole('button', { name: /refresh/i });
  await expect(refresh).toBeVisible();
  expect(await missedByThumb(page)).toEqual([]);
  await refresh.tap();
  const compare = page.getByRole('dialog', { name: 'Somebody else changed this timecard' });
  await compare.getByRole('button', { name: 'Continue' }).tap();
  await expect(compare.getByText('Choose one.')).toBeVisible();
  expect(await missedByThumb(page)).toEqual([]);
  await compare.getByText('1:00 PM').tap();
  await compare.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByRole('status').getByRole('button', { name: 'Undo merge' })).toBeVisible();
  expect(await missedByThumb(page)).toEqual([]);

  // Entries that are not saved.
  await page.getByRole('button', { name: 'Close', exact: true }).first().tap();
  await expect(page.getByRole('alertdialog', { name: 'Unsaved Changes' })).toBeVisible();
  expect(await missedByThumb(page)).toEqual([]);
});

test(
  'a paste of amounts and a drill-down are touched at 44 px, and no amount is broken',
  WIDE,
  async ({ page, context, worker }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await worker('worker-templates');
    await openTimecard(page, 5004);
    await page.getByText('Grid', { exact: true }).tap();
    await page.evaluate(() => navigator.clipboard.writeText('1\t2\tx\t4\t5\t6\t7'));
    await page.locator('td[data-row="0"][data-column="0"] input').tap();
    await page.keyboard.press('ControlOrMeta+V');
    const preview = page.getByRole('alertdialog', { name: 'Paste these amounts?' });
    await expect(preview).toBeVisible();
    expect(await missedByThumb(page)).toEqual([]);
    const lines = (cell: Locator) =>
      cell.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
    expect(await lines(preview.getByRole('cell', { name: '4.00' }))).toBe(1);
    await preview.getByRole('button', { name: 'Cancel' }).tap();

    await openTimecard(page, 5063);
    const monday = await openDay(page, /^Monday/);
    await monday
      .getByRole('button', { name: /Choose/ })
      .first()
      .tap();
    await expect(page.getByRole('dialog').getByText('Company 1')).toBeVisible();
    expect(await missedByThumb(page)).toEqual([]);
  },
);

test(
  'a swipe goes to the day beside; one that begins in a field, or goes up, does not',
  WIDE,
  async ({ page, worker }) => {
    await worker();
    await openTimecard(page, 5000);
    const client = await page.context().newCDPSession(page);
    const swipe = async (from: Locator, dx: number, dy: number) => {
      const box = await from.boundingBox();
      if (!box) throw new Error('Nothing to swipe from.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const points = [0, 0.25, 0.5, 0.75, 1].map((part) => [{ x: x + dx * part, y: y + dy * part }]);
      for (const [at, touchPoints] of points.entries())
        await client.send('Input.dispatchTouchEvent', { type: at === 0 ? 'touchStart' : 'touchMove', touchPoints });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const isOpen = (name: RegExp) =>
      expect(page.getByRole('region', { name }).getByRole('heading', { level: 2 }).getByRole('button')).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    const tuesday = await openDay(page, /^Tuesday/);
    const from = tuesday.getByText('No Lunch Break Taken');
    await swipe(from, -150, 5);
    await isOpen(/^Wednesday/);
    await swipe(page.getByRole('region', { name: /^Wednesday/ }).getByText('No Lunch Break Taken'), 150, 5);
    await isOpen(/^Tuesday/);
    await swipe(from, -20, -120);
    await isOpen(/^Tuesday/);
  },
);
