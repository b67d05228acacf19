import type { Page } from '@playwright/test';
import { paste } from './paste.ts';
import { expect, rootTag, test } from './storybook.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const completed = (page: Page) => page.getByTestId('completed');

for (const root of ['document', 'shadow'] as const) {
  test(`typing causes exactly one completion (${root})`, rootTag(root), async ({ story }) => {
    const page = await story('fields-code-and-phone--code', { root });
    await field(page).focus();
    await page.keyboard.type('48102736', { delay: 5 });
    await expect(completed(page)).toHaveText('48102736');
    await page.keyboard.press('ArrowLeft');
    await field(page).blur();
    await expect(completed(page)).toHaveText('48102736');
  });
}

test('paste with a space and a hyphen causes exactly one', async ({ story }) => {
  const page = await story('fields-code-and-phone--code');
  await field(page).focus();
  await paste(field(page), ' 4810-27 36 ');
  await expect(field(page)).toHaveValue('48102736');
  await expect(completed(page)).toHaveText('48102736');
});

test('one-time-code autofill, an input event without a paste, causes exactly one', async ({ story }) => {
  const page = await story('fields-code-and-phone--code');
  await field(page).fill('4810 2736');
  await expect(field(page)).toHaveValue('48102736');
  await expect(completed(page)).toHaveText('48102736');
  await expect(field(page)).toHaveAttribute('autocomplete', 'one-time-code');
});

test('a new code after a wrong one is reported once, not at every digit', async ({ story }) => {
  const page = await story('fields-code-and-phone--code');
  await field(page).fill('11111111');
  await page.keyboard.press('Home');
  await page.keyboard.type('48102736', { delay: 5 });
  await expect(completed(page)).toHaveText('11111111,48102736');
});

test('more digits than a code has change nothing and say so', async ({ story }) => {
  const page = await story('fields-code-and-phone--code');
  await field(page).focus();
  await paste(field(page), '481027365');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByText('That is more than 8 digits. Enter only the code.')).toBeVisible();
  await expect(completed(page)).toHaveText('');
});

test('Backspace in the middle removes the digit before, and the next one is typed there', async ({ story }) => {
  const page = await story('fields-code-and-phone--code');
  await field(page).focus();
  await page.keyboard.type('4810');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('480');
});

test('a code in the full-width digits of an input method is read once it is done (docs: codes#code-format, codes#code-verified-once, codes#code-messages)', async ({
  story,
}) => {
  const page = await story('fields-code-and-phone--code');
  await field(page).focus();
  const method = await page.context().newCDPSession(page);
  const wide = '４８１０２７３６';
  for (let end = 1; end <= wide.length; end += 1) {
    const text = wide.slice(0, end);
    await method.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    await expect(field(page)).toHaveValue(text);
  }
  await expect(completed(page)).toHaveText('');
  await method.send('Input.insertText', { text: wide });
  await expect(field(page)).toHaveValue('48102736');
  await expect(completed(page)).toHaveText('48102736');
});
