import type { Locator, Page } from '@playwright/test';
import { expect, openDay, openTimecard, save, test } from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Text from an input method is entered once, whole, and where it was composed. */

/** Composes a text step by step in the field that has the focus, and commits it. The caret stands behind it, as it does while one types. */
async function composer(page: Page): Promise<(field: Locator, ...steps: string[]) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  return async (field, ...steps) => {
    for (const text of steps) {
      await client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      // The field shows the text as it is composed, also after paints in between.
      await expect.poll(() => field.inputValue()).toContain(text);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    }
    await client.send('Input.insertText', { text: steps.at(-1) ?? '' });
  };
}

test(
  'times and notes that an input method composes: half and full width, over a time, left in the middle of it',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker();
    await openTimecard(page, 5000);
    const compose = await composer(page);
    const monday = await openDay(page, /^Monday/);
    const start = monday.getByRole('combobox', { name: 'Start of line 1' });
    const end = monday.getByRole('combobox', { name: 'End of line 1' });
    await start.click();
    await compose(start, '9', '93', '930', '930a');
    await expect(start).toHaveValue('9:30 AM');
    await end.click();
    await compose(end, '５', '５３', '５３０', '５３０ｐ');
    await expect(end).toHaveValue('5:30 PM');
    // Over a time that stands there.
    await start.click();
    await compose(start, '8', '81', '815', '815a');
    await expect(start).toHaveValue('8:15 AM');
    // Text that is no time stays, with the reason.
    await end.click();
    await compose(end, '午後', '午後5', '午後5時');
    await end.press('Tab');
    await expect(end).toHaveValue('午後5時');
    await expect(end).toHaveAccessibleDescription(/is not a time/);
    await end.fill('4:45p');
    // The field is left before it is committed: the browser commits the text, and the field reads it.
    const client = await page.context().newCDPSession(page);
    await start.click();
    await client.send('Input.imeSetComposition', { text: '8:30a', selectionStart: 5, selectionEnd: 5 });
    await end.click();
    await expect(start).toHaveValue('8:30 AM');
    await monday.getByText('No Lunch Break Taken').click();

    await monday.getByRole('button', { name: 'Add Billing Notes' }).click();
    const notes = monday.getByRole('textbox', { name: /billing notes/i });
    await compose(notes, 'n', 'に', 'にほ', 'にほん', '日本');
    await compose(notes, 'ご', '語');
    await page.keyboard.type(' ok');
    await expect(notes).toHaveValue('日本語 ok');

    const id = await save(page);
    const [day] = await timecards.days(id, 5000);
    expect(day.timeEntry.notes).toBe('日本語 ok');
    const [span] = day.timeEntrySpanDtos;
    expect([span.startTimeStr.slice(-5), span.endTimeStr.slice(-5)]).toEqual(['08:30', '16:45']);
  },
);

test(
  'a time that an input method composes over another in the grid takes its place',
  WIDE,
  async ({ page, worker }) => {
    await worker();
    await openTimecard(page, 5000);
    await page.getByRole('main').getByRole('button', { name: 'Grid', exact: true }).click();
    const compose = await composer(page);
    const start = page.getByRole('main').locator('input[data-row="0"][data-column="start"]');
    await start.fill('9a');
    await start.press('Tab');
    await expect(start).toHaveValue('9:00 AM');
    await start.focus();
    await compose(start, '午', '午後', '午後5', '午後5:30');
    await start.press('Tab');
    await expect(start).toHaveValue('5:30 PM');
  },
);
