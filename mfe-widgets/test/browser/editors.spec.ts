import { file, fileOnDisk } from './file.ts';
import { expect, test } from './storybook.ts';

test('time entries: totals follow at once, a row is added and removed (docs: time-entry#time-total)', async ({
  story,
}) => {
  const page = await story('time-editors--time-entries');
  const total = page.getByRole('status');
  await expect(total).toHaveText('8.00');
  await page.getByRole('combobox', { name: 'End of line 2' }).focus();
  await page.keyboard.type('7a');
  await expect(total).toHaveText('8.50');
  await page.getByRole('combobox', { name: 'Type of line 1' }).selectOption('Lunch');
  await expect(total).toHaveText('4.50');
  await page.getByRole('button', { name: 'Add Time' }).click();
  // The focus stays among the rows when its button disappears.
  await page.getByRole('button', { name: 'Remove line 3' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove line 2' })).toBeFocused();
  // A heading, and for each entry its fields and how it was read.
  await expect(page.getByRole('row')).toHaveCount(5);
  await expect(page.getByText('10:00 PM to 2:00 AM +1 day, 4.00 h')).toBeVisible();
});

test('entries of the leave system: Update, then Get Updates while the job runs', async ({ story }) => {
  const page = await story('time-editors--leave-system');
  await expect(page.getByRole('combobox', { name: /^Start/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.getByRole('button', { name: 'Get Updates' }).click();
  await expect(page.getByText('We are currently verifying the latest TAFW Update.')).toBeVisible();
});

test('allocations: what is left to place follows, a negative amount becomes 0, deleting renumbers (docs: allocations#allocation-editor, allocations#allocation-sequence)', async ({
  story,
}) => {
  const page = await story('time-editors--allocation-hours');
  await expect(page.getByText('0.50 h left to place')).toBeVisible();
  const second = page.getByRole('textbox', { name: 'HOURS, allocation line 2' });
  await second.fill('-2');
  await second.blur();
  await expect(second).toHaveValue('0.00');
  await page.getByRole('button', { name: 'Remove line 1' }).click();
  await expect(page.getByTitle('Sequence')).toHaveText('1');
});

test('attachments: refused files say why, a failed one can be tried again, others arrive (docs: attachments#attachment-uploader)', async ({
  story,
}, testInfo) => {
  const page = await story('files-attachmentuploader--uploads');
  const input = page.locator('input[type=file]');
  const choose = (name: string, bytes: number) => input.setInputFiles(file(name, bytes, 'application/octet-stream'));
  await choose('tool.exe', 5);
  await expect(page.getByText('This file tool.exe cannot be uploaded.')).toBeVisible();
  await choose('empty.pdf', 0);
  await expect(page.getByText('This file empty.pdf is empty.')).toBeVisible();
  await input.setInputFiles(fileOnDisk(testInfo, 'large.pdf', 10_485_761));
  await expect(
    page.getByText('Sorry, this file is larger than the 10 MB limit. Try uploading a different file.'),
  ).toBeVisible();
  await input.setInputFiles(['first.pdf', 'second.pdf'].map((name) => fileOnDisk(testInfo, name, 10_485_761)));
  await expect(page.getByText('second.pdf: Sorry, this file is larger than the 10 MB limit.')).toBeVisible();
  await choose('refused.pdf', 5);
  await expect(page.getByText('The file is infected.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The file is infected.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel: refused.pdf' }).click();
  await choose('notes.txt', 5);
  await expect(page.getByText('notes.txt', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove notes.txt' }).click();
  await expect(page.getByText('notes.txt', { exact: true })).toHaveCount(0);
});

test('a long list of what was submitted draws the rows in sight, all of one height, and sorts all of them (docs: lists#submitted-list-shown)', async ({
  story,
}) => {
  const page = await story('time-editors--previously-submitted');
  const rows = page.locator('tbody tr[data-row]');
  await expect.poll(() => rows.count()).toBeLessThan(40);
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '401');
  const frame = page.locator('.wd-submitted');
  const whole = await frame.evaluate((element) => element.scrollHeight);
  await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(page.getByText('B-48612')).toBeVisible();
  expect(Math.abs((await frame.evaluate((element) => element.scrollHeight)) - whole)).toBeLessThan(10);
  await page.getByRole('button', { name: 'Det#' }).click();
  await frame.evaluate((element) => element.scrollTo(0, 0));
  await expect(rows.first()).toContainText('8601');
});

test('on a phone an entry that was submitted is three lines with all it says, and nothing is beside the screen', async ({
  page: window,
  story,
}) => {
  await window.setViewportSize({ width: 390, height: 844 });
  const page = await story('time-editors--previously-submitted');
  const first = page.getByRole('row').nth(1);
  for (const said of ['B-48213', '9000', '01/17/2026', 'PTO', '9:00 AM', '5:30 PM', '8.00'])
    await expect(first.getByRole('cell', { name: said })).toBeInViewport();
  await page.getByRole('button', { name: 'Det#' }).click();
  await expect(first).toContainText('8601');
  const frame = page.locator('.wd-submitted');
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const whole = await frame.evaluate((element) => element.scrollHeight);
  await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(page.getByText('B-48213')).toBeVisible();
  expect(Math.abs((await frame.evaluate((element) => element.scrollHeight)) - whole)).toBeLessThan(10);
});
