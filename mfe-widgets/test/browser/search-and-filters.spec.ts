import { expect, rootTag, test } from './storybook.ts';

test.describe('search bar', () => {
  test('with a minimum of 0 focusing searches; ten thousand results draw a window; picking, then clearing, is reported once (docs: lists#search-bar, lists#search-picked, lists#search-clear, lists#search-focus)', async ({
    story,
  }) => {
    const page = await story('lists-searchbar--ten-thousand');
    const site = page.getByRole('combobox', { name: 'Site' });
    await site.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await page.getByRole('option').count()).toBeLessThan(40);
    await site.fill('site 9999');
    await expect(page.getByText('1 items with “site 9999”')).toBeVisible();
    await page.getByRole('option', { name: 'Site 9999' }).click();
    await expect(page.getByTestId('picked')).toHaveText('Site 9999');
    const clear = page.getByRole('button', { name: 'Clear' });
    // It is inside the field, at its end.
    const [field, button] = [await page.locator('.wd-box').boundingBox(), await clear.boundingBox()];
    expect((field?.x ?? 0) + (field?.width ?? 0) - (button?.x ?? 0) - (button?.width ?? 0)).toBeLessThan(4);
    expect(Math.abs((field?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(4);
    await clear.click();
    await expect(page.getByTestId('picked')).toHaveText('');
    await expect(page.getByTestId('cleared')).toHaveText('1');
  });

  test('Enter picks what the arrow keys reached, and nothing once another letter was typed', async ({ story }) => {
    const page = await story('lists-searchbar--ten-thousand');
    const site = page.getByRole('combobox', { name: 'Site' });
    await site.pressSequentially('site 77');
    await expect(page.getByText('with “site 77”')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-active]')).toHaveText('Site 770');
    // A letter and Enter in one frame: the option reached before belongs to the earlier text.
    await site.evaluate((input: HTMLInputElement) => {
      input.setRangeText('7', input.value.length, input.value.length, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await expect(page.getByText('with “site 777”')).toBeVisible();
    await expect(page.getByTestId('picked')).toHaveText('');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('picked')).toHaveText('Site 777');
    await expect(site).toHaveValue('Site 777');
  });

  test.describe('an input method', () => {
    test.use({ ownPage: true });

    test('composes letters that are not searched for; the accepted text is (docs: lists#search-debounce)', async ({
      story,
    }) => {
      const page = await story('lists-searchbar--ten-thousand');
      await page.clock.install();
      const site = page.getByRole('combobox', { name: 'Site' });
      await site.click();
      const method = await page.context().newCDPSession(page);
      const compose = (text: string) =>
        method.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      for (const text of ['サ', 'サイ', 'サイト']) {
        await compose(text);
        await page.clock.runFor(1_000);
        await expect(site).toHaveValue(text);
        await expect(page.getByRole('option').first()).toHaveText('Site 0');
      }
      await compose('site 9999');
      await method.send('Input.insertText', { text: 'site 9999' });
      await page.clock.runFor(1_000);
      await expect(page.getByText('1 items with “site 9999”')).toBeVisible();
      await expect(site).toHaveValue('site 9999');
    });
  });

  test('clearing a text that nothing was picked from is not reported; leaving restores what was picked (docs: lists#search-picked, lists#search-focus)', async ({
    story,
  }) => {
    const page = await story('lists-searchbar--ten-thousand');
    const site = page.getByRole('combobox', { name: 'Site' });
    await site.fill('abc');
    await expect(page.getByText('No results matched your search')).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByTestId('cleared')).toHaveText('0');
    await site.fill('site 12');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-active]')).toBeVisible();
    await page.keyboard.press('Escape');
    await site.blur();
    await expect(site).toHaveValue('');
    await expect(page.getByText('This field is required.')).toBeVisible();
  });
});

test.describe('filters', () => {
  for (const root of ['document', 'shadow'] as const) {
    test(
      `closing without applying restores, Apply commits and closes, Remove all empties (${root}) (docs: lists#filter-containers, lists#filter-staged)`,
      rootTag(root),
      async ({ story }) => {
        const page = await story('lists-filters--menus', { root });
        const applied = page.getByTestId('applied Status');
        const menu = page.getByRole('button', { name: /^Status 1 selected$/ });
        await menu.click();
        await expect.poll(async () => (await page.locator('.wd-filter-popover').boundingBox())?.width).toBe(400);
        await page.getByRole('option', { name: 'Saved' }).click();
        await page.keyboard.press('Escape');
        await expect(menu).toBeVisible();
        await expect(applied).toHaveText('[{"key":"Pending","value":"Pending"}]');
        await menu.click();
        await expect(page.getByRole('option', { name: 'Saved', selected: false })).toBeVisible();
        await page.getByRole('checkbox', { name: 'All' }).check();
        await page.getByRole('button', { name: 'Apply Filter' }).click();
        await expect(page.getByRole('button', { name: /^Status 5 selected$/ })).toBeFocused();
        await page.getByRole('button', { name: 'Remove all: Status' }).click();
        await expect(applied).toHaveText('[]');
      },
    );
  }

  test('a date filter applies real dates only, in order (docs: lists#filter-date-range, lists#filter-date-order)', async ({
    story,
  }) => {
    const page = await story('lists-filters--menus');
    await page.getByRole('button', { name: 'Period end' }).click();
    const apply = page.getByRole('button', { name: 'Apply Filter' });
    await expect(apply).toBeDisabled();
    await page.getByRole('textbox', { name: 'Start' }).fill('11/20/2026');
    await page.getByRole('textbox', { name: 'End' }).fill('11/19/2026');
    await expect(page.getByText('The end must not be before the start.')).toBeVisible();
    await expect(apply).toBeDisabled();
    await page.getByRole('textbox', { name: 'End' }).fill('11/21/2026');
    await apply.click();
    await expect(page.getByTestId('applied Period end')).toHaveText(
      '[{"key":"from","value":"2026-11-20"},{"key":"to","value":"2026-11-21"}]',
    );
  });

  test('dates are picked too: the start is capped at the end, and the end is no earlier than the start (docs: lists#filter-date-range, lists#filter-date-order)', async ({
    story,
  }) => {
    const page = await story('lists-filters--menus');
    await page.getByRole('button', { name: 'Period end' }).click();
    await page.getByRole('textbox', { name: 'End' }).fill('11/20/2026');
    await page.getByRole('button', { name: 'Start: Choose a date' }).click();
    const day = (name: string) => page.getByRole('dialog', { name: 'Start' }).getByRole('button', { name });
    await expect(day('Saturday, November 21, 2026')).toBeDisabled();
    await day('Thursday, November 19, 2026').click();
    await expect(page.getByRole('textbox', { name: 'Start' })).toHaveValue('11/19/2026');
    await expect(page.getByRole('textbox', { name: 'Start' })).toBeFocused();
    await page.getByRole('button', { name: 'End: Choose a date' }).click();
    await expect(
      page.getByRole('dialog', { name: 'End' }).getByRole('button', { name: 'Wednesday, November 18, 2026' }),
    ).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(page.getByTestId('applied Period end')).toHaveText(
      '[{"key":"from","value":"2026-11-19"},{"key":"to","value":"2026-11-20"}]',
    );
  });

  test('typeahead: what is chosen is a chip and is not suggested again (docs: lists#filter-typeahead, lists#filter-typeahead-chosen, lists#filter-count, lists#filter-reset, lists#filter-containers)', async ({
    story,
  }) => {
    const page = await story('lists-filters--menus');
    await page.getByRole('button', { name: 'Site', exact: true }).click();
    await expect(page.getByText('No options selected yet')).toBeVisible();
    await expect.poll(async () => (await page.locator('.wd-chosen-tags').boundingBox())?.height).toBe(157);
    const box = page.getByPlaceholder('Enter 2 or more characters');
    await box.fill('Site 12');
    await page.getByRole('option', { name: 'Site 12', exact: true }).click();
    await box.fill('Site 12');
    await expect(page.getByRole('option', { name: 'Site 120', exact: true })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Site 12', exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove Site 12' }).click();
    await expect(page.getByText('No options selected yet')).toBeVisible();
  });

  for (const root of ['document', 'shadow'] as const) {
    test(`an option that is scrolled away keeps the focus, and chips keep it when one goes (${root})`, {
      tag: '@wide',
    }, async ({ story }) => {
      const page = await story('lists-filters--menus', { root });
      const menu = page.getByRole('button', { name: /^All sites/ });
      await menu.click();
      await page.getByRole('option', { name: 'Site 3', exact: true }).click();
      await page.locator('.wd-option-list').evaluate((list) => list.scrollTo(0, list.scrollHeight));
      await expect(page.getByRole('option', { name: 'Site 9999' })).toBeVisible();
      await page.keyboard.press('Shift+ArrowDown');
      // The list has scrolled back to the option.
      await expect(page.getByRole('option', { name: 'Site 4', exact: true })).toBeInViewport();
      await expect(page.getByRole('option', { name: 'Site 4', exact: true })).toBeFocused();
      await page.keyboard.press('End');
      await expect(page.getByRole('option', { name: 'Site 9999' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeFocused();

      await page.getByRole('button', { name: 'Site', exact: true }).click();
      const box = page.getByPlaceholder('Enter 2 or more characters');
      for (const site of ['Site 12', 'Site 34']) {
        await box.fill(site);
        await page.getByRole('option', { name: site, exact: true }).click();
        await expect(page.getByRole('row', { name: site, exact: true })).toBeVisible();
      }
      await page.getByRole('button', { name: 'Remove Site 12' }).click();
      await expect(page.getByRole('row', { name: 'Site 34' })).toBeFocused();
      await page.keyboard.press('Delete');
      await expect(page.getByText('No options selected yet')).toBeVisible();
      await expect(page.locator('.wd-chosen-tags')).toBeFocused();
    });
  }

  test('Enter in a text, a date or a number applies what may be applied', async ({ story }) => {
    const page = await story('lists-filters--menus');
    const applied = page.getByTestId('applied Reference');
    await page.getByRole('button', { name: 'Reference' }).click();
    const reference = page.getByRole('textbox', { name: 'Reference' });
    await reference.fill('  ');
    await reference.press('Enter');
    await expect(reference).toBeVisible();
    await reference.fill('PO-7');
    await reference.press('Enter');
    await expect(applied).toHaveText('[{"key":"text","value":"PO-7"}]');
    await expect(reference).toHaveCount(0);
  });

  test('many options are searched; what was ticked stays ticked (docs: lists#filter-list)', async ({ story }) => {
    const page = await story('lists-filters--menus');
    await page.getByRole('button', { name: 'All sites' }).click();
    await page.getByRole('option', { name: 'Site 3', exact: true }).click();
    const search = page.getByRole('searchbox', { name: 'Search All sites' });
    await search.fill('site 777');
    await expect(page.getByRole('option', { name: 'Site 777', exact: true })).toHaveAttribute('aria-setsize', '11');
    await expect(page.getByRole('checkbox', { name: 'All', exact: true })).toHaveCount(0);
    await page.getByRole('option', { name: 'Site 7770' }).click();
    await search.fill('nowhere');
    await expect(page.getByText('No results matched your search')).toBeVisible();
    await search.fill('');
    await expect(page.getByRole('option', { name: 'Site 3', exact: true, selected: true })).toBeVisible();
    await page.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(page.getByTestId('applied All sites')).toHaveText(
      '[{"key":"3","value":"Site 3"},{"key":"7770","value":"Site 7770"}]',
    );
  });

  test('ten thousand options draw a window (docs: widgets#widget-large-lists)', async ({ story }) => {
    const page = await story('lists-filters--menus');
    await page.getByRole('button', { name: 'All sites' }).click();
    await expect(page.getByRole('option', { name: 'Site 3', exact: true })).toBeVisible();
    expect(await page.getByRole('option').count()).toBeLessThan(40);
    await page.locator('.wd-option-list').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(page.getByRole('option', { name: 'Site 9999' })).toBeVisible();
  });
});
