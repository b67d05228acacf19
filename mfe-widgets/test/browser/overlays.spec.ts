import { atRest, expect, lookSame, rootTag, test } from './storybook.ts';

for (const root of ['document', 'shadow'] as const) {
  test.describe(
    `a modal dialog in a ${root === 'shadow' ? 'shadow root on a hostile page' : 'document'}`,
    rootTag(root),
    () => {
      test('its overlays can be used, Escape closes one at a time, and focus goes back each time', async ({
        story,
      }) => {
        const page = await story('feedback-dialog--with-overlays', { root });
        const dialog = page.getByRole('dialog', { name: 'Password Recovery Registration' });
        await expect(dialog).toBeVisible();

        const country = page.getByRole('button', { name: /^Country/ });
        await country.click();
        await page.getByRole('combobox', { name: 'Search by name or code' }).fill('+49');
        await page.keyboard.press('Enter');
        await expect(country).toHaveAccessibleName('Country: Germany +49');
        await expect(country).toBeFocused();

        await country.click();
        await page.getByRole('combobox', { name: 'Search by name or code' }).fill('Kingdom');
        await page.getByRole('option', { name: /United Kingdom/ }).click();
        await expect(country).toHaveAccessibleName('Country: United Kingdom +44');

        await country.click();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('listbox')).toHaveCount(0);
        await expect(dialog).toBeVisible();
        await expect(country).toBeFocused();

        await page.getByRole('button', { name: 'Choose a time' }).click();
        await page.getByRole('option', { name: '9:30 AM' }).click();
        await expect(page.getByRole('combobox', { name: 'Start' })).toHaveValue('9:30 AM');

        const more = page.getByRole('button', { name: 'More' });
        await more.click();
        // It is loaded with the first menu of a page, and a key that is pressed before only opens it.
        await expect(page.getByRole('menu', { name: 'More' })).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('menuitem', { name: 'Second' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(more).toBeFocused();
        await more.click();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeVisible();

        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });

      test.describe('the page behind', () => {
        test.use({ ownPage: true });

        test('does not scroll, is inert, and is as before afterwards', async ({ story }) => {
          const page = await story('feedback-dialog--with-overlays', { root });
          await page.evaluate(() => {
            document.body.style.height = '3000px';
            const other = document.createElement('button');
            other.id = 'host-button';
            other.textContent = 'host';
            document.body.append(other);
          });
          // Storybook's vision filter writes `filter: none` to the body at an unknown time.
          const attributes = () =>
            page.evaluate(() =>
              ['html', 'body', '#storybook-root', '#host-button'].map((selector) =>
                [...(document.querySelector(selector)?.attributes ?? [])]
                  .map(({ name, value }) => `${name}=${value.replace(' filter: none;', '')}`)
                  .join(' '),
              ),
            );
          const focusHost = () =>
            page.evaluate(() => {
              document.getElementById('host-button')?.focus();
              return document.activeElement?.id;
            });

          await page.getByRole('button', { name: 'Close' }).click();
          const before = await attributes();
          await page.getByRole('button', { name: 'Open' }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          // The only change to the page's elements is the scroll lock.
          await expect.poll(async () => (await attributes()).slice(1)).toEqual(before.slice(1));
          await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
          expect(await focusHost()).not.toBe('host-button');

          await page.getByRole('button', { name: 'Close' }).click();
          await expect.poll(attributes).toEqual(before);
          expect(await focusHost()).toBe('host-button');
        });
      });
    },
  );
}

test('a hostile page changes no pixel of a widget in a shadow root (docs: widgets#widget-isolation)', {
  tag: '@wide',
}, async ({ story }) => {
  for (const id of ['feedback-dialog--removal', 'fields-textfield--states', 'fields-radiogroup--all']) {
    const inDocument = await atRest(await story(id));
    const page = await story(id, { root: 'shadow' });
    expect(await lookSame(page, await atRest(page), inDocument), id).toBe(true);
  }
});
