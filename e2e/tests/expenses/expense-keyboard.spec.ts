import type { Locator, Page } from '@playwright/test';
import { photograph } from '../../setup/expenses/photograph.ts';
import { chooseWeekday } from '../../setup/expenses/weekday.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** An expense report by keys alone, on a screen of 390 px. */

test.use({ actionTimeout: 8000, viewport: { width: 390, height: 844 } });

const isFocused = (target: Locator) =>
  target.evaluate((one) => (one.getRootNode() as Document | ShadowRoot).activeElement === one);

/** Presses Tab until a control has the focus; nothing of the page covers it then. */
async function tabTo(page: Page, target: Locator, most: number, key = 'Tab'): Promise<void> {
  await target.waitFor();
  let presses = 0;
  for (; presses < most && !(await isFocused(target)); presses++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  const covered = () =>
    target.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (one.contains(hit) || hit.contains(one))
        ? null
        : (hit?.outerHTML.slice(0, 200) ?? 'outside of the screen');
    });
  await expect.poll(covered, { message: `${target} is covered` }).toBeNull();
}

/** Begins a report with a receipt, and opens its line. */
async function receipt(page: Page): Promise<void> {
  // Before the keys: the browser is asked to hand choosers over, and a press right after that may come first.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Add receipts' }), 10);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photograph() }]);
  await expect(page.getByRole('img', { name: 'IMG_1.jpg' })).toBeVisible();
}

/** Types a line, field by field. */
async function line(page: Page): Promise<void> {
  await tabTo(page, page.getByLabel('Category'), 4);
  await page.keyboard.type('Meals');
  await tabTo(page, page.getByLabel('Type', { exact: true }), 1);
  await page.keyboard.type('Lunch');
  const date = page.getByLabel('Date', { exact: true });
  await tabTo(page, date, 1);
  await chooseWeekday(date);
  await tabTo(page, page.getByLabel('Merchant'), 4);
  await page.keyboard.type('Deli');
  await tabTo(page, page.getByLabel('Amount'), 1);
  await page.keyboard.type('12.51');
}

test('from home a receipt, its line, certified and submitted', WIDE, async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('worker-templates');
  await arrive(page, '/#/worker/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Open navigation' }), 4);
  await page.keyboard.press('Enter');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await tabTo(page, navigation.getByRole('button', { name: /^Time and expense/ }), 4, 'ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, navigation.getByRole('link', { name: 'Add expense' }), 4, 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Expenses/ })).toBeVisible();
  // The choice of another engagement is another page.
  await arrive(page, '/#/worker/time-expense/add-expense?reqId=5035');
  await expect(page.getByText(/HV-5035 · paid in/)).toBeVisible();
  await receipt(page);
  await line(page);
  const missing = page.getByRole('region', { name: 'Before you submit' });
  await tabTo(page, missing.getByRole('checkbox'), 20);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Submit for Approval' }), 8);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Submit for Approval' }), 4);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/time-expense-detail/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a line is split by keys, and the report is saved', WIDE, async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('worker-templates');
  await arrive(page, '/#/worker/time-expense/add-expense?reqId=5060');
  await receipt(page);
  await line(page);
  await tabTo(page, page.getByRole('button', { name: 'Split over several' }), 30);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Split by')).toBeFocused();
  await page.keyboard.type('Amount');
  const second = page.getByRole('group', { name: 'Part 2', exact: true });
  await tabTo(page, second.getByLabel('Amount'), 40);
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }), 60);
  await page.keyboard.press('Enter');
  await expect(page.getByText('All changes saved')).toBeVisible();
});
