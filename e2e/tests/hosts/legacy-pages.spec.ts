import { expect, test } from '../../setup/portal-test.ts';
import { code, codeIn, email, phone, press, title } from '../../setup/recovery/recovery-page.ts';
import { WIDE } from '../../setup/wide.ts';

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

test('the flow is in the language that the person chose in the portal', WIDE, async ({ page, signIn, served }) => {
  await signIn('worker');
  await page.context().addCookies([{ name: 'user_locale', value: 'de_DE', url: served.url }]);
  await page.goto('/legacy/pages/wrapped-fetch.html');
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeVisible();
  await expect(page.locator('recovery-options .portal-root')).toHaveAttribute('lang', 'de-DE');
});

test(
  'a page that runs from right to left leaves the flow in the direction of its language',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker');
    await page.goto('/legacy/pages/right-to-left.html');
    await expect(title(page, 'Password Recovery Registration')).toHaveCSS('direction', 'ltr');
    // Messages of the element's own stand there as well.
    await expect(page.locator('recovery-options .content')).toHaveCSS('direction', 'ltr');
    const [country, number] = await Promise.all([
      page.getByRole('button', { name: /^Country/ }).boundingBox(),
      phone(page).boundingBox(),
    ]);
    expect(country?.x).toBeLessThan(number?.x ?? 0);
  },
);

test(
  'on a page that zooms itself the dialog stays in the window, and the countries beside their button',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker');
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/legacy/pages/zoomed-page.html');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeInViewport({ ratio: 1 });
    const [step, close] = await Promise.all([
      dialog.locator('.rc-steps').getByText('Step 1').boundingBox(),
      dialog.getByRole('button', { name: 'Close' }).boundingBox(),
    ]);
    expect((step?.x ?? 0) + (step?.width ?? 0)).toBeLessThan(close?.x ?? 0);
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect(dialog).toBeInViewport({ ratio: 1 });
    const country = page.getByRole('button', { name: /^Country/ });
    await country.click();
    const list = page.locator('.wd-country-popover');
    await expect(list).toBeInViewport({ ratio: 1 });
    const [button, box] = await Promise.all([country.boundingBox(), list.boundingBox()]);
    expect(box?.x).toBeCloseTo(button?.x ?? 0, 0);
    await list.getByRole('combobox').fill('germ');
    await page.keyboard.press('Enter');
    await expect(country).toHaveAccessibleName(/Germany/);
  },
);
