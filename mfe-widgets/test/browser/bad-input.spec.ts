import { file, fileOnDisk } from './file.ts';
import { expect, test } from './storybook.ts';

test('definitions with unknown types, missing lists and loops are a form that can be filled in (docs: custom-fields#field-definition, custom-fields#field-input-types, widgets#widget-bad-input)', async ({
  story,
}) => {
  const page = await story('lists-custom-fields--broken-definitions');
  await page.getByLabel('Hologram').fill('kept');
  await expect(page.getByLabel('Hologram')).toHaveValue('kept');
  await expect(page.getByLabel('No list')).toBeVisible();
  // The loop is cut, and can be answered from its first field.
  await page.getByLabel('First of a loop').fill('y');
  await page.getByLabel('Second of a loop').fill('done');
  await expect(page.getByLabel('Orphan')).toHaveCount(0);
});

test('labels and options with markup, ten kilobytes of text or right-to-left text are text, and break nothing around them', async ({
  story,
}) => {
  const page = await story('lists-custom-fields--broken-definitions');
  const radios = page.getByRole('group', { name: '<img src=x onerror' });
  await expect(radios.getByText('<b>bold</b>')).toBeVisible();
  const twins = radios.getByRole('radio', { name: 'Twin' });
  await twins.nth(1).check();
  await expect(twins.nth(0)).not.toBeChecked();
  await expect(twins.nth(1)).toBeChecked();
  expect(await page.title()).not.toBe('1');
  // Nothing makes the page scroll sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('equal labels stay two options; a found option with markup is picked as text', async ({ story }) => {
  const page = await story('lists-searchbar--hostile-options');
  const site = page.getByRole('combobox', { name: 'Site' });
  await site.click();
  await expect(page.getByRole('option', { name: 'Twin' })).toHaveCount(2);
  const rows = await page
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(new Set(rows).size).toBe(1);
  await page.getByRole('option', { name: '<img' }).click();
  await expect(page.getByTestId('picked')).toHaveText('<img src=x onerror="document.title=1">');
  expect(await page.title()).not.toBe('1');
});

test('responses that arrive out of order: only the newest text is heard (docs: lists#search-debounce, widgets#widget-bad-input)', async ({
  story,
}) => {
  const page = await story('lists-searchbar--out-of-order');
  const site = page.getByRole('combobox', { name: 'Site' });
  await site.pressSequentially('site 9999', { delay: 30 });
  await expect(page.getByRole('option')).toHaveCount(1);
  // Every older response has arrived by now.
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('option', { name: 'Site 9999' })).toBeVisible();
  await expect(page.getByText('1 items with “site 9999”')).toBeVisible();
});

test('a search that fails says so and is tried again with the same text (docs: lists#search-failure)', async ({
  story,
}) => {
  const page = await story('lists-searchbar--fails');
  const site = page.getByRole('combobox', { name: 'Site' });
  await site.fill('site 12');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option', { name: 'Site 12', exact: true })).toBeVisible();
  await expect(site).toHaveValue('site 12');
});

test('a drill-down whose level fails stops its spinner, keeps what was chosen, and can go on (docs: custom-fields#drill-down-failure)', async ({
  story,
}) => {
  const page = await story('lists-drilldown--fails');
  await page.getByRole('button', { name: 'a1' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await page.getByRole('button', { name: 'b1' }).click();
  await expect(page.getByRole('button', { name: 'a2' })).toBeVisible();
});

test('options that cannot be loaded say so, in place', async ({ story }) => {
  const page = await story('lists-filters--expansion-panels');
  await page.getByRole('button', { name: 'Fails' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a document that is broken, or of a type that is not shown, says so', async ({ story }) => {
  const page = await story('files-documentviewer--broken');
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await story('files-documentviewer--unknown-type');
  await expect(page.getByText('No File Available')).toBeVisible();
  await story('files-documentviewer--fails');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Gate log')).toBeVisible();
});

test('files of 10 MB + 1, of 0 bytes, with double extensions and with 300-character names (docs: widgets#widget-bad-input)', async ({
  story,
}, testInfo) => {
  const page = await story('files-attachmentuploader--uploads');
  const input = page.locator('input[type=file]');
  await input.setInputFiles(fileOnDisk(testInfo, 'large.pdf', 10_485_761));
  await expect(
    page.getByText('Sorry, this file is larger than the 10 MB limit. Try uploading a different file.'),
  ).toBeVisible();
  await input.setInputFiles(file('timesheet.pdf.exe', 10, 'application/octet-stream'));
  await expect(page.getByText('This file timesheet.pdf.exe cannot be uploaded.')).toBeVisible();
  await input.setInputFiles(file('gate.png', 10, 'application/x-msdownload'));
  await expect(page.getByText('This file gate.png cannot be uploaded.')).toBeVisible();
  await input.setInputFiles(file(`${'n'.repeat(300)}.pdf`, 10));
  await expect(page.getByText(`${'n'.repeat(100)}.pdf`)).toBeVisible();
  await input.setInputFiles(fileOnDisk(testInfo, 'limit.pdf', 10_485_760));
  await expect(page.getByText('limit.pdf')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await input.setInputFiles(file(`broken-${'n'.repeat(300)}.pdf`, 10));
  await expect(page.getByRole('alert').filter({ hasText: 'could not be uploaded' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
