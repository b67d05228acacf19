import type { Locator, Page } from '@playwright/test';
import { expect, rootTag, test } from './storybook.ts';

const chosen = (page: Page): Locator => page.getByTestId('selected');
const row = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(`^${name} [^\\d]`) });
const box = (page: Page, name: string): Locator => row(page, name).getByRole('checkbox');

// `npm test` runs the harder root.
for (const root of ['document', 'shadow'] as const) {
  test.describe(`a data table in a ${root}`, rootTag(root), () => {
    test('rows are chosen by boxes, by ranges and all at once (docs: widgets#data-table)', async ({ story }) => {
      const page = await story('lists-datatable--approvals', { root });
      // Hidden, not of the colour behind it, which forced colours would replace.
      const tick = row(page, 'Jonas Weber').locator('.wd-select-mark > .wd-icon');
      await expect(tick).toBeHidden();
      await box(page, 'Jonas Weber').click();
      await expect(chosen(page)).toHaveText('card-1');
      await expect(tick).toBeVisible();
      // A row that cannot be selected is skipped.
      await row(page, 'Tomás Rojas').click({ modifiers: ['Shift'] });
      await expect(chosen(page)).toHaveText('card-1 card-2 card-4 card-5');
      await row(page, 'Mei Tanaka').click({ modifiers: ['Control'] });
      await expect(chosen(page)).toHaveText('card-1 card-4 card-5');
      const all = page.getByRole('columnheader').first().getByRole('checkbox');
      await all.click();
      await expect(chosen(page)).toHaveText('all');
      await all.click();
      await expect(chosen(page)).toHaveText('');
    });

    test('a row opens by Enter and by a click, and has a menu at its end (docs: widgets#data-table-actions)', async ({
      story,
    }) => {
      const page = await story('lists-datatable--approvals', { root });
      const said = page.getByTestId('said');
      await row(page, 'Mei Tanaka').click();
      await expect(said).toHaveText('open Mei Tanaka');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(said).toHaveText('open Jonas Weber');
      const actions = row(page, 'Mei Tanaka').getByRole('button', { name: 'Actions: Mei Tanaka' });
      await actions.click();
      await page.getByRole('menuitem', { name: 'Approve' }).click();
      await expect(said).toHaveText('approve Mei Tanaka');
      await expect(actions).toBeFocused();
    });
  });
}

test('of ten thousand rows those in sight are drawn, below a heading that stays (docs: widgets#data-table)', {
  tag: '@wide',
}, async ({ story }) => {
  const page = await story('lists-datatable--ten-thousand');
  const grid = page.getByRole('grid', { name: 'Timecards' });
  await expect(grid).toHaveAttribute('aria-rowcount', '10001');
  expect(await page.getByRole('row').count()).toBeLessThan(40);
  await row(page, 'Amara Osei').first().focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('row', { name: /9999/ })).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(40);
  await expect(page.getByRole('columnheader', { name: 'Hours' })).toBeInViewport();
});

test('columns are sorted and widened, by pointer and by keyboard (docs: widgets#data-table)', { tag: '@wide' }, async ({
  story,
}) => {
  const page = await story('lists-datatable--approvals');
  const hours = page.getByRole('columnheader', { name: 'Hours' });
  await hours.click();
  await expect(hours).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('row').nth(1)).toContainText('40.00');
  await hours.click();
  await expect(hours).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1)).toContainText('50.50');

  const width = async () => (await hours.boundingBox())?.width ?? 0;
  const before = await width();
  // In the heading of the column, Enter starts resizing and arrow keys widen it.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(width).toBeGreaterThan(before);
});

test('on a phone it is a list of cards with the same selection and actions (docs: widgets#data-table-cards)', async ({
  story,
}) => {
  const page = await story('lists-datatable--grouped');
  await page.setViewportSize({ width: 390, height: 800 });
  const cards = page.getByRole('grid', { name: 'Timecards' });
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await expect(cards.getByRole('row')).toHaveCount(16);
  await page.getByRole('checkbox', { name: 'Select All' }).click();
  await expect(chosen(page)).toHaveText('all');
  await page.getByRole('checkbox', { name: 'Select All' }).click();
  await cards.getByRole('row', { name: 'Mei Tanaka', exact: true }).getByRole('checkbox').click({ force: true });
  await expect(chosen(page)).toHaveText('card-2');
  await page.getByRole('button', { name: 'Actions: Mei Tanaka' }).first().click();
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await expect(page.getByTestId('said')).toHaveText('approve Mei Tanaka');
  await page.getByRole('button', { name: 'Sort by' }).click();
  await page.getByRole('menuitemradio', { name: 'Hours' }).click();
  await expect(cards.getByRole('row').nth(1)).toContainText('40.00');
});
