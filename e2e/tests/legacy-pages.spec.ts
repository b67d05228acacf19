import { expect, test } from '../setup/portal-test.ts';
import { code, codeIn, email, phone, press, title } from '../setup/recovery-page.ts';

/** Of the pages that `engines/legacy-pages.spec.ts` walks in every engine, one of each kind: replaced built-ins, keys and focus. */
const PAGES = ['wrapped-fetch', 'bootstrap-3-focus-trap'];

for (const name of PAGES) {
  test(`${name}: both contacts are verified`, async ({ page, signIn, outbox }) => {
    await signIn('worker');
    await page.goto(`/legacy/pages/${name}.html`);
    await email(page).click();
    await page.keyboard.type('Bob.Smith1@example.comm');
    await page.keyboard.press('Backspace');
    await phone(page).click();
    await page.keyboard.type('2133734253');
    await expect(phone(page)).toHaveValue('(213) 373-4253');
    await press(page, 'Continue');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    await code(page).click();
    await page.keyboard.type(codeIn((await outbox('Bob.Smith1@example.com'))[0]));
    await expect(title(page, 'Register Mobile')).toBeVisible();
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    await code(page).click();
    await page.keyboard.type(codeIn((await outbox('+12133734253'))[0]));
    await expect(title(page, 'Password Recovery Registration Complete')).toBeVisible();
    await page.getByRole('button', { name: /Continue to/ }).click();
    await page.waitForURL('**/legacy/pages/done.html');
  });
}
