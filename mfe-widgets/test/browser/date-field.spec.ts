import { expect, rootTag, test } from './storybook.ts';

for (const root of ['document', 'shadow'] as const) {
  test(
    `a date is picked by mouse and by keyboard, and the focus comes back to the field (${root}) (docs: custom-fields#field-date)`,
    rootTag(root),
    async ({ story }) => {
      const page = await story('fields-datefield--all', { root });
      const date = page.getByLabel('Inspected on', { exact: true });
      await date.click();
      const calendar = page.getByRole('dialog', { name: 'Inspected on: Choose a date' });
      await expect(calendar.getByRole('button', { name: 'Tuesday, November 17, 2026' })).toBeFocused();
      await calendar.getByRole('button', { name: 'Friday, November 20, 2026' }).click();
      await expect(calendar).toHaveCount(0);
      await expect(date).toHaveValue('11/20/2026');
      await expect(date).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('PageDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Home');
      await expect(calendar.getByRole('button', { name: 'Sunday, December 13, 2026' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(date).toHaveValue('12/13/2026');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
      await expect(calendar).toHaveCount(0);
      await expect(date).toBeFocused();
    },
  );
}

test('letters do not type; Delete clears; a day outside the bounds cannot be reached (docs: custom-fields#field-date)', async ({
  story,
}) => {
  const page = await story('fields-datefield--all');
  const date = page.getByLabel('Within the period');
  await date.focus();
  await page.keyboard.type('9x');
  await expect(date).toHaveValue('17.11.2026');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Sunday, November 15, 2026' })).toBeDisabled();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('button', { name: 'Sunday, November 22, 2026' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue('22.11.2026');
  await page.keyboard.press('Delete');
  await expect(date).toHaveValue('');
});

test('the calendar stays in a window of 390 px, and closes when the focus leaves', async ({ story }) => {
  const page = await story('fields-datefield--all');
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByLabel('Period end').click();
  await expect(async () => {
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  }).toPass();
  await page.getByLabel('Missing').focus();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
