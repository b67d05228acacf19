import { expect, rootTag, test } from './storybook.ts';

for (const root of ['document', 'shadow'] as const) {
  test(
    `formats while typing, and backspace gets through a bracket (${root}) (docs: recovery#recovery-phone)`,
    rootTag(root),
    async ({ story }) => {
      const page = await story('fields-code-and-phone--phone', { root });
      const phone = page.getByRole('textbox', { name: 'Mobile phone' });
      await expect(phone).toHaveAttribute('placeholder', '(201) 555-0123');
      await phone.focus();
      await page.keyboard.type('2133734253');
      await expect(phone).toHaveValue('(213) 373-4253');
      for (let count = 0; count < 8; count += 1) await page.keyboard.press('Backspace');
      await expect(phone).toHaveValue('21');
    },
  );
}

test.describe('on a page that has loaded nothing yet', () => {
  test.use({ ownPage: true });

  test('what was typed before the numbering plans came is formatted when they do, and typing goes on at its end', async ({
    story,
    page,
  }) => {
    let give = () => {};
    const late = new Promise<void>((resolve) => {
      give = resolve;
    });
    await page.route(/format-as-you-type.*\.js$/, async (route) => {
      await late;
      await route.continue();
    });
    await story('fields-code-and-phone--phone');
    const phone = page.getByRole('textbox', { name: 'Mobile phone' });
    await phone.focus();
    await page.keyboard.type('213373');
    await expect(phone).toHaveValue('213373');
    give();
    await expect(phone).toHaveValue('(213) 373');
    await page.keyboard.type('4253');
    await expect(phone).toHaveValue('(213) 373-4253');
  });
});

test('typing in the middle keeps the caret where it is', async ({ story }) => {
  const page = await story('fields-code-and-phone--phone');
  const phone = page.getByRole('textbox', { name: 'Mobile phone' });
  await phone.focus();
  await page.keyboard.type('213734253');
  await expect(phone).toHaveValue('(213) 734-253');
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  await page.keyboard.type('3');
  await expect(phone).toHaveValue('(213) 373-4253');
});

test('a pasted international number brings its country', async ({ story }) => {
  const page = await story('fields-code-and-phone--phone');
  await expect(page.getByRole('textbox', { name: 'Mobile phone' })).toHaveAttribute('placeholder', '(201) 555-0123');
  await page.getByRole('textbox', { name: 'Mobile phone' }).fill('+44 7911 123456');
  await expect(page.getByRole('button', { name: /^Country/ })).toHaveAccessibleName(/\+44/);
  await expect(page.getByRole('textbox', { name: 'Mobile phone' })).toHaveValue('07911 123456');
});

test.describe('with a clock that stands still', () => {
  test.use({ ownPage: true });

  test('letters on the closed button choose a country; the list is 200 px tall (docs: recovery#recovery-country, widgets#dialog-sizes)', async ({
    story,
  }) => {
    const page = await story('fields-code-and-phone--phone');
    const country = page.getByRole('button', { name: /^Country/ });
    await country.focus();
    // Letters belong together for 250 ms, which a busy machine may need for a single one.
    await page.clock.setFixedTime(new Date());
    await page.keyboard.type('fra');
    await expect(country).toHaveAccessibleName('Country: France +33');
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await page.getByRole('listbox').boundingBox())?.height).toBe(200);
    await page.getByRole('combobox', { name: 'Search by name or code' }).fill('nowhere');
    await expect(page.getByText('No results matched your search')).toBeVisible();
  });
});

for (const root of ['document', 'shadow'] as const) {
  for (const height of [1000, 640, 440]) {
    test(
      `in a dialog the list opens at the chosen country, ${height} px of window (${root})`,
      height === 640 ? rootTag(root) : { tag: '@wide' },
      async ({ story }) => {
        const page = await story('feedback-dialog--with-overlays', { root });
        await page.setViewportSize({ width: 1000, height });
        const country = page.getByRole('button', { name: /^Country/ });
        for (const name of ['United States', 'France', 'Zimbabwe']) {
          await country.click();
          await page.getByRole('combobox', { name: 'Search by name or code' }).fill(name);
          await page.getByRole('option', { name, exact: false }).first().click();
          await country.click();
          await expect(async () => {
            const list = await page.getByRole('listbox').boundingBox();
            const option = await page.getByRole('option', { name, selected: true }).boundingBox();
            if (list === null || option === null) throw new Error('There is no list.');
            expect(option.y).toBeGreaterThanOrEqual(list.y - 1);
            expect(option.y + option.height).toBeLessThanOrEqual(list.y + list.height + 1);
          }).toPass();
          await page.keyboard.press('Escape');
        }
      },
    );
  }
}
