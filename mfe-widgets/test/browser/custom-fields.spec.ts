import { expect, test } from './storybook.ts';

test('a follow-on field appears for its responses, and comes back empty', async ({ story }) => {
  const page = await story('lists-custom-fields--all-types');
  const why = page.getByLabel('Why later?');
  await expect(why).toHaveCount(0);
  await page.getByLabel('Later', { exact: true }).check();
  await why.fill('Rain');
  await page.getByLabel('Yes', { exact: true }).check();
  await expect(why).toHaveCount(0);
  await page.getByLabel('No', { exact: true }).check();
  await expect(why).toHaveValue('');
});

test('a drill-down selects only a terminal value, in a dialog of 800 by 500 (docs: custom-fields#field-renderers, custom-fields#drill-down, custom-fields#drill-down-levels, custom-fields#drill-down-select)', async ({
  story,
}) => {
  const page = await story('lists-custom-fields--all-types');
  await page.getByRole('button', { name: 'Choose', exact: true }).last().click();
  const box = () => page.getByRole('dialog', { name: 'Place', exact: true }).boundingBox();
  await expect.poll(async () => (await box())?.width).toBe(800);
  await expect.poll(async () => Math.round((await box())?.height ?? 0)).toBeGreaterThanOrEqual(500);
  const select = page.getByRole('button', { name: 'Select', exact: true });
  await page.getByRole('button', { name: 'North', exact: true }).click();
  await expect(select).toBeDisabled();
  await page.getByRole('button', { name: 'North South' }).click();
  await page.getByRole('button', { name: 'Line 2' }).click();
  await select.click();
  await expect(page.getByRole('textbox', { name: 'Place (optional)', exact: true })).toHaveValue(
    'North/North South/Line 2',
  );
});

test('a drill-down shows what the service shows for the stored value, until another is chosen', async ({ story }) => {
  const page = await story('lists-custom-fields--all-types');
  const place = page.getByRole('textbox', { name: 'Stored place' });
  await expect(place).toHaveValue('Line 1 of North South');
  await page.getByRole('button', { name: 'Choose', exact: true }).first().click();
  for (const name of ['North', 'North South', 'Line 2', 'Select'])
    await page.getByRole('button', { name, exact: true }).click();
  await expect(place).toHaveValue('North/North South/Line 2');
});

test('a suggestive search over fifty thousand values asks from the second character (docs: custom-fields#field-renderers, custom-fields#field-suggestive-search, widgets#widget-large-lists)', async ({
  story,
}) => {
  const page = await story('lists-custom-fields--all-types');
  const center = page.getByRole('combobox', { name: 'Cost center' });
  await center.fill('C');
  await page.waitForTimeout(400);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await center.fill('49999');
  await page.getByRole('option', { name: 'Cost center 49999' }).click();
  await expect(center).toHaveValue('Cost center 49999');
});

test('a PDF is drawn, and its text can be read (docs: document-viewer#document-viewer, document-viewer#viewer-types, document-viewer#viewer-zoom)', async ({
  story,
}) => {
  const page = await story('files-documentviewer--pdf');
  await expect(page.getByRole('img', { name: 'timesheet.pdf: Page 1 of 1' })).toBeVisible();
  const words = page.getByText('Signed timesheet');
  await expect(words).toBeAttached();
  // As in the picture: 40 of 400 px from the side, and in their drawn width.
  let width = 0;
  await expect(async () => {
    const picture = await page.getByRole('img', { name: /timesheet/ }).boundingBox();
    const text = await words.boundingBox();
    if (picture === null || text === null) throw new Error('There is no page.');
    expect(Math.abs((text.x - picture.x) / picture.width - 0.1)).toBeLessThan(0.01);
    expect(text.width / picture.width).toBeGreaterThan(0.4);
    width = picture.width;
  }).toPass();
  await words.selectText();
  expect(await page.evaluate(() => String(getSelection()))).toBe('Signed timesheet');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await page.getByRole('img').boundingBox())?.width).toBeGreaterThan(width * 1.01);
});

test('an image is shown as large as it is (docs: document-viewer#document-viewer, document-viewer#viewer-types, document-viewer#viewer-zoom)', async ({
  story,
}) => {
  const page = await story('files-documentviewer--image');
  const image = page.getByRole('img', { name: 'gate.jpg' });
  await expect.poll(async () => (await image.boundingBox())?.width).toBe(640);
});

test('one typed character marks a suggestive search invalid until a choice is made, and nothing typed is lost (docs: custom-fields#field-suggestive-search)', async ({
  story,
}) => {
  const page = await story('lists-custom-fields--all-types');
  const center = page.getByRole('combobox', { name: 'Cost center' });
  await center.pressSequentially('C');
  await expect(center).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');
  await expect(center).toHaveValue('C');
  await expect(center).toHaveAttribute('aria-invalid', 'true');
  await center.fill('49999');
  await expect(center).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('option', { name: 'Cost center 49999' }).click();
  await expect(center).not.toHaveAttribute('aria-invalid', 'true');
});

test('lists of five thousand draw what is in sight (docs: widgets#widget-large-lists)', async ({ story }) => {
  const page = await story('lists-custom-fields--long-lists');
  await page.getByRole('button', { name: 'Several' }).click();
  await page.getByRole('option', { name: 'Choice 0', exact: true }).click();
  expect(await page.getByRole('option').count()).toBeLessThan(40);
  const search = page.getByRole('searchbox', { name: 'Search Several' });
  await search.fill('choice 4998');
  await page.getByRole('option', { name: 'Choice 4998' }).click();
  await search.fill('');
  await expect(page.getByRole('option', { name: 'Choice 0', exact: true, selected: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Several Choice 0, Choice 4998' })).toBeFocused();
  const pull = page.getByRole('combobox', { name: 'Pull down' });
  await pull.fill('4999');
  expect(await page.getByRole('option').count()).toBeLessThan(40);
  await page.getByRole('option', { name: 'Choice 4999' }).click();
  await expect(pull).toHaveValue('Choice 4999');
});

test('a secure field shows five asterisks; typing takes their place, hidden, without leaving the field (docs: custom-fields#field-renderers, custom-fields#field-secure, custom-fields#field-delimiter)', async ({
  story,
}) => {
  const page = await story('lists-custom-fields--all-types');
  const pin = page.getByLabel('Badge PIN', { exact: true });
  await expect(pin).toHaveValue('*****');
  await pin.focus();
  await page.keyboard.type('4711');
  await expect(pin).toBeFocused();
  await expect(pin).toHaveValue('4711');
  await expect(pin).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show badge pin' }).click();
  await expect(pin).toHaveAttribute('type', 'text');
});

test('a field that is read-only for the client can be read and not changed (docs: custom-fields#field-read-only)', async ({
  story,
}) => {
  const page = await story('lists-custom-fields--all-types');
  const locked = page.getByLabel('Locked');
  await expect(locked).toHaveValue('Set by the client');
  await expect(locked).toHaveJSProperty('readOnly', true);
  await expect(locked).toBeEnabled();
});

test('a response that may be missing is taken back from radios', async ({ story }) => {
  const page = await story('lists-custom-fields--all-types');
  const night = page.getByRole('group', { name: /^Night work/ });
  await expect(night.getByRole('radio', { name: 'Nights' })).toBeChecked();
  await page.getByRole('button', { name: 'Clear: Night work' }).click();
  await expect(night.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a drill-down that may be empty is emptied again', async ({ story }) => {
  const page = await story('lists-custom-fields--all-types');
  const place = page.getByLabel('Place (optional)', { exact: true });
  await expect(place).toHaveValue('North/North South/Line 1');
  await page.getByRole('button', { name: 'Clear: Place' }).click();
  await expect(place).toHaveValue('');
});

test('a long level of a drill-down is searched', async ({ story }) => {
  const page = await story('lists-drilldown--long-levels');
  await page.getByPlaceholder('Search Cost center').fill('center 77');
  await expect(page.getByRole('button', { name: /^Center / })).toHaveCount(11);
  await page.getByRole('button', { name: 'Center 770' }).click();
  await page.getByPlaceholder('Search Job').fill('nowhere');
  await expect(page.getByText('No results matched your search')).toBeVisible();
  await page.getByPlaceholder('Search Job').fill('770 12');
  await page.getByRole('button', { name: 'Center 770 12', exact: true }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(page.getByTestId('picked')).toHaveText('Center 770/Center 770 12');
});

test('more than a few choices are a multi-dropdown, which the keyboard opens, ticks and leaves (docs: custom-fields#field-renderers)', async ({
  story,
}) => {
  const page = await story('lists-custom-fields--all-types');
  const trades = page.getByRole('button', { name: /^Trades/ });
  await expect(trades).toHaveAccessibleName('Trades (optional) Select');
  await trades.press('Enter');
  const list = page.getByRole('dialog', { name: 'Trades' });
  await expect(list.getByRole('option', { name: 'Carpenter' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await list.getByRole('option', { name: 'Welder' }).click();
  await expect(trades).toHaveAccessibleName('Trades (optional) Electrician, Welder');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(trades).toBeFocused();
  await trades.click();
  await expect(list.getByRole('option', { selected: true })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Remarks' }).click();
  await expect(list).toHaveCount(0);
});

test.describe('on a page whose transition does not end', () => {
  // Storybook waits for transitions before it shows another story.
  test.use({ ownPage: true });

  test('the keyboard chooses of a list beside a transition that does not end', async ({ story }) => {
    const page = await story('lists-custom-fields--all-types');
    const trades = page.getByRole('button', { name: /^Trades/ });
    const list = page.getByRole('dialog', { name: 'Trades' });
    // The script of lists, which observes transitions, is loaded before this one begins.
    await trades.click();
    await expect(list.getByRole('option').first()).toBeVisible();
    await trades.click();
    await expect(list).toHaveCount(0);
    await page.evaluate(async () => {
      const bar = document.body.appendChild(document.createElement('div'));
      bar.style.cssText = 'height: 2px; width: 0; transition: width 600s';
      bar.getBoundingClientRect();
      bar.style.width = '100%';
      await new Promise((run) => bar.addEventListener('transitionrun', run, { once: true }));
    });
    await trades.press('Enter');
    await expect(list.getByRole('option', { name: 'Carpenter' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option', { name: 'Electrician' })).toBeFocused();
  });
});

test('options that come as one text are choices of their own', async ({ story }) => {
  const page = await story('lists-custom-fields--all-types');
  const weekend = page.getByRole('group', { name: 'Weekend' });
  await weekend.getByRole('radio', { name: 'Both' }).check();
  await expect(weekend.getByRole('radio')).toHaveCount(3);
});
