import type { Page } from '@playwright/test';
import { paste } from './paste.ts';
import { expect, rootTag, test } from './storybook.ts';

const field = (page: Page) => page.getByRole('combobox');
const value = (page: Page) => page.getByTestId('value');

for (const root of ['document', 'shadow'] as const) {
  test(
    `typing fills hours, minutes, then AM or PM (${root}) (docs: time-entry#time-input, time-entry#time-typing, time-entry#time-value)`,
    rootTag(root),
    async ({ story }) => {
      const page = await story('time-timeinput--twelve-hours', { root });
      await field(page).focus();
      await page.keyboard.type('930p');
      await expect(field(page)).toHaveValue('9:30 PM');
      await expect(value(page)).toHaveText('21:30');
      await expect(page.getByText('You typed “930p”: 9:30 PM')).toBeVisible();
    },
  );
}

test('arrows step and move, Backspace blanks a part and the value is blank at once (docs: time-entry#time-typing, time-entry#time-value)', async ({
  story,
}) => {
  const page = await story('time-timeinput--twelve-hours');
  await field(page).focus();
  await page.keyboard.type('645p');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toHaveValue('6:46 PM');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('--:46 PM');
  await expect(value(page)).toHaveText('');
  await page.keyboard.type('7');
  await expect(value(page)).toHaveText('19:46');
});

test('a time without AM or PM stays when the field is left, says what is missing, and a letter completes it', async ({
  story,
}) => {
  const page = await story('time-timeinput--twelve-hours');
  await field(page).focus();
  await page.keyboard.type('9:30');
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue('9:30 --');
  await expect(page.getByText('Add AM or PM: type A or P.')).toBeVisible();
  await field(page).focus();
  await page.keyboard.type('p');
  await expect(field(page)).toHaveValue('9:30 PM');
  await expect(value(page)).toHaveText('21:30');
  await expect(page.getByText('Add AM or PM')).toHaveCount(0);
  // Without a keyboard it is a press, and the focus does not disappear with the pressed button.
  await page.keyboard.type('830');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Start: 8:30 AM' }).click();
  await expect(value(page)).toHaveText('08:30');
  await expect(field(page)).toBeFocused();
});

test('a digit begins the time anew, wherever the field was clicked; an arrow key chooses a part', async ({ story }) => {
  const page = await story('time-timeinput--states');
  const start = field(page).first();
  const width = (await start.boundingBox())?.width ?? 0;
  for (const [text, read] of [
    ['530p', '5:30 PM'],
    ['1130a', '11:30 AM'],
  ] as const) {
    for (const x of [14, 24, 34, 50, 62, 75, width - 40]) {
      await start.focus();
      await start.click({ position: { x, y: 18 } });
      await start.click({ position: { x, y: 18 } });
      await page.keyboard.type(text);
      await expect(start).toHaveValue(read);
      await start.blur();
    }
  }
  await start.click({ position: { x: 14, y: 18 } });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('45');
  await expect(start).toHaveValue('11:45 AM');
});

test('select all and type begins anew', async ({ story }) => {
  const page = await story('time-timeinput--twelve-hours');
  await field(page).focus();
  await page.keyboard.type('645p');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('8a');
  await expect(value(page)).toHaveText('08:00');
});

for (const text of ['9:30 PM', '930p', '21.30', '2130']) {
  test(`paste of "${text}" (docs: time-entry#time-paste)`, async ({ story }) => {
    const page = await story('time-timeinput--twelve-hours');
    await field(page).focus();
    await paste(field(page), text);
    await expect(value(page)).toHaveText('21:30');
  });
}

test('24:00 as an end, typed and from the list (docs: time-entry#time-half-hours, time-entry#time-paste)', async ({
  story,
}) => {
  const page = await story('time-timeinput--twenty-four-hours');
  await field(page).focus();
  await page.keyboard.type('2400');
  await expect(value(page)).toHaveText('24:00');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect(value(page)).toHaveText('');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(value(page)).toHaveText('09:30');
  await page.getByRole('button', { name: 'Choose a time' }).click();
  await page.getByRole('option', { name: '24:00' }).click();
  await expect(value(page)).toHaveText('24:00');
});

test('what is not understood stays, with the reason, and can be corrected in place (docs: time-entry#time-paste)', async ({
  story,
}) => {
  const page = await story('time-timeinput--twenty-four-hours');
  await field(page).focus();
  await paste(field(page), 'half past nine');
  await expect(field(page)).toHaveValue('half past nine');
  await expect(page.getByText('is not a time')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('9');
  await page.keyboard.type('30');
  await expect(value(page)).toHaveText('09:30');
});

test('the field is 155 px wide, the list 210 px tall (docs: time-entry#time-input)', async ({ story }) => {
  const page = await story('time-timeinput--twelve-hours');
  await expect.poll(async () => (await page.locator('.wd-time').boundingBox())?.width).toBe(155);
  await page.getByRole('button', { name: 'Choose a time' }).click();
  await expect.poll(async () => (await page.getByRole('listbox').boundingBox())?.height).toBe(210);
});
