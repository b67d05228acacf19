import { expect, test } from './storybook.ts';

const facts = (page: import('@playwright/test').Page) =>
  page
    .locator('dialog[open] dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
    );

test('Work Period: 750 px wide, its facts in the order of the reference, a dash for what is missing (docs: widgets#work-period-dialog, widgets#overtime-rule-dialog, add-time#banner-links, widgets#dialog-sizes)', async ({
  story,
}) => {
  const page = await story('feedback-work-period-dialog--known');
  const dialog = page.getByRole('dialog', { name: 'Work Period' });
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(750);
  await expect
    .poll(() => facts(page))
    .toEqual([
      ['Period name', 'Weekly, Monday'],
      ['Work schedule', 'Weekly'],
      ['Day of week', 'Monday'],
      ['Start Time', '00:00'],
      ['Short description', '–'],
      ['Active', 'Yes'],
    ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('Overtime Rule: 750 px wide, its facts in the order of the reference (docs: widgets#work-period-dialog, widgets#overtime-rule-dialog, add-time#banner-links, widgets#dialog-sizes)', async ({
  story,
}) => {
  const page = await story('feedback-overtime-rule-dialog--known');
  const dialog = page.getByRole('dialog', { name: 'Overtime Rule' });
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(750);
  await expect
    .poll(async () => (await facts(page)).map(([label]) => label))
    .toEqual([
      'Name',
      'Weekly OT limit',
      'Daily OT limit',
      'Weekly DT limit',
      'Daily DT limit',
      'Specific day DT',
      'Specific day OT',
      'Count holiday',
      'Description',
      'Seven-day rule',
    ]);
});

test('facts that do not come say so, and trying again brings them', async ({ story }) => {
  const page = await story('feedback-work-period-dialog--failed-once');
  const dialog = page.getByRole('dialog', { name: 'Work Period' });
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong. Please try again later!');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Weekly, Monday')).toBeVisible();
});
