import { expect, test } from '../../setup/portal-test.ts';
import {
  code,
  codeIn,
  email,
  expectNoViolations,
  FIRST_TIME,
  paste,
  phone,
  plainPage,
  press,
  refusals,
  STRICT_POLICY,
  title,
  UPDATE,
  watchCalls,
} from '../../setup/recovery/recovery-page.ts';
import { WIDE } from '../../setup/wide.ts';

/** The recovery flow on the real portal and on a legacy page: both flows, the modal, and the effects of a broken call. */

const MODAL = '/legacy/recovery-modal.jsp';

test('first-time flow: email and phone, a reload, a wrong code, a pasted one, success (docs: recovery#recovery-success, codes#code-messages)', async ({
  page,
  signIn,
  outbox,
}) => {
  const calls = watchCalls(page);
  await signIn('worker');
  await page.goto(FIRST_TIME);
  await expect(title(page, 'Password Recovery Registration')).toBeVisible();
  await expect(page).toHaveURL(/two-factor-reg\/phone-email-setup$/);
  await expectNoViolations(page);
  await email(page).fill('new.worker@example.com');
  await phone(page).pressSequentially('2133734253');
  await expect(phone(page)).toHaveValue('(213) 373-4253');
  await press(page, 'Continue');

  await expect(title(page, 'Register Email')).toBeVisible();
  await expect(page.getByText('Step 2 of 3', { exact: true })).toBeVisible();
  await expect(page.getByText('ne••••@example.com')).toBeVisible();
  await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expectNoViolations(page);

  await page.reload();
  await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
  await expect(page).toHaveURL(/verify-email$/);
  expect(await outbox('new.worker@example.com')).toHaveLength(1);

  await code(page).fill('11112222');
  await expect(page.getByText('Incorrect code! Please try again.')).toBeVisible();
  const right = codeIn((await outbox('new.worker@example.com'))[0]);
  await paste(page, `${right.slice(0, 4)} ${right.slice(4)}`);

  await expect(title(page, 'Register Mobile')).toBeVisible();
  await expect(page.getByText('Email Registered Successfully')).toBeVisible();
  await expect(page.getByText('+1 •••• 4253')).toBeVisible();
  await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
  await code(page).pressSequentially(codeIn((await outbox('+12133734253'))[0]));

  await expect(title(page, 'Password Recovery Registration Complete')).toBeVisible();
  await expect(page.getByText('Mobile Number Registered Successfully')).toBeVisible();
  await expectNoViolations(page);
  expect(calls).toEqual(['email', 'register', 'register', 'mobile', 'register']);
  await page.getByRole('button', { name: /Continue to/ }).click();
  await expect(page).not.toHaveURL(/recovery-options/);
});

test(
  'Back and Continue send nothing more, and Back of the browser leads to the same',
  WIDE,
  async ({ page, signIn }) => {
    const calls = watchCalls(page);
    await signIn('worker');
    await page.goto(FIRST_TIME);
    await email(page).fill('back@example.com');
    await press(page, 'Continue');
    await expect(title(page, 'Register Email')).toBeVisible();
    await press(page, 'Back');
    await expect(email(page)).toHaveValue('back@example.com');
    await press(page, 'Continue');
    await expect(title(page, 'Register Email')).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Password Recovery Registration')).toBeVisible();
    await page.goForward();
    await expect(title(page, 'Register Email')).toBeVisible();
    expect(calls).toEqual(['email']);
  },
);

test(
  'an address without its preconditions leads to phone-email-setup (docs: recovery#flow-back)',
  WIDE,
  async ({ page, signIn }) => {
    const calls = watchCalls(page);
    await signIn('worker');
    await page.goto(`${FIRST_TIME}/verify-phone`);
    await expect(title(page, 'Password Recovery Registration')).toBeVisible();
    await expect(page).toHaveURL(/phone-email-setup$/);
    expect(calls).toEqual([]);
  },
);

test('update flow: password, masked values, removal with its dialog (docs: recovery#setup-remove-phone)', async ({
  page,
  signIn,
}) => {
  await signIn('worker-mobile');
  await page.goto(UPDATE);
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByText("To continue, first verify it's you", { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expectNoViolations(page);
  await password.fill('wrong');
  await password.press('Enter');
  await expect(page.getByText('Invalid password')).toBeVisible();
  await password.fill('Portal-2026');
  await press(page, 'Next');

  await expect(phone(page)).toHaveAttribute('type', 'password');
  await expectNoViolations(page);
  await page.getByRole('button', { name: /show mobile phone/i }).click();
  await expect(phone(page)).toHaveValue('(213) 373-4253');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();

  await phone(page).fill('');
  await phone(page).press('Tab');
  const dialog = page.getByRole('alertdialog', { name: 'Remove number?' });
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(phone(page)).toHaveValue('(213) 373-4253');
  await press(page, 'Remove number');
  await dialog.getByRole('button', { name: 'Remove Number' }).click();
  await expect(dialog).toBeHidden();
  await expect(phone(page)).toHaveValue('');
});

test(
  'inside a page its steps are addresses, with skip-location-change they are not, and two flows do not disturb one another (docs: recovery#recovery-launch)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker');
    await plainPage(page, '<recovery-options></recovery-options><recovery-options></recovery-options>');
    await expect(email(page)).toHaveCount(2);
    await expect(page).toHaveURL(/plain\.html#\/recovery-options\/two-factor-reg\/phone-email-setup$/);
    await email(page).nth(1).fill('second@example.com');
    await page.getByRole('button', { name: 'Continue' }).nth(1).click();
    await expect(code(page)).toBeVisible();
    await expect(email(page)).toHaveCount(1);
    await expect(page).toHaveURL(/phone-email-setup$/);

    await page.evaluate(() => sessionStorage.clear());
    await plainPage(
      page,
      '<recovery-options skip-location-change redirecturl="javascript:alert(1)"></recovery-options>',
    );
    await email(page).fill('third@example.com');
    await press(page, 'Continue');
    await expect(code(page)).toBeVisible();
    await expect(page).toHaveURL(/plain\.html$/);
  },
);

test(
  'as a modal on a legacy page: opens over everything, survives being moved, tells the page, follows the redirect (docs: recovery#recovery-launch)',
  WIDE,
  async ({ page, signIn, outbox }) => {
    await signIn('worker');
    await page.goto(MODAL);
    await expect(email(page)).toBeFocused();
    await expect(page).toHaveURL(/recovery-modal\.jsp$/);
    await email(page).fill('modal@example.com');
    await email(page).press('Enter');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    await page.evaluate(() => {
      const element = document.querySelector('recovery-options');
      const place = document.createElement('div');
      document.body.prepend(place);
      if (element) place.append(element);
    });
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    expect(await outbox('modal@example.com')).toHaveLength(1);
    const completed = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('recovery-completed', (event) => resolve((event as CustomEvent).detail), {
            once: true,
          });
        }),
    );
    await code(page).fill(codeIn((await outbox('modal@example.com'))[0]));
    await page.getByRole('button', { name: /Continue to/ }).click();
    expect(await completed.catch(() => 'left')).toEqual({ email: true, phone: false });
    await expect(page).toHaveURL(/\/legacy\/home\.jsp/);
  },
);

test(
  'on a page in quirks mode with a strict policy, Trusted Types and a small font nothing is refused, and sizes are ours',
  WIDE,
  async ({ page, signIn, complaints }) => {
    await signIn('worker');
    await page.route('**/legacy/strict.css', (route) =>
      route.fulfill({
        contentType: 'text/css',
        body: 'html { font-size: 10px } * { box-sizing: content-box !important }',
      }),
    );
    await page.route('**/legacy/strict.html', (route) =>
      route.fulfill({
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': STRICT_POLICY },
        body: '<html><link rel="stylesheet" href="strict.css"><body><recovery-options as-modal></recovery-options><script src="/embed.js"></script>',
      }),
    );
    await page.goto('/legacy/strict.html');
    await expect(email(page)).toBeFocused();
    expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(600);
    await email(page).fill('strict@example.com');
    await email(page).press('Enter');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(375);
    expect(refusals(complaints)).toEqual([]);
  },
);

test(
  "a page's colours and font reach the element where EMBEDDING.md says so, and nowhere else",
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker');
    await plainPage(page, '<recovery-options skip-location-change></recovery-options>');
    await email(page).fill('colours@example.com');
    const look = () =>
      page.getByRole('button', { name: 'Continue' }).evaluate((button) => {
        const { backgroundColor, color, fontFamily } = getComputedStyle(button);
        return { backgroundColor, color, fontFamily };
      });
    const before = await look();
    await page.evaluate(() => {
      const { style } = document.querySelector('recovery-options') as HTMLElement;
      style.setProperty('--p-accent', 'rgb(10, 93, 58)');
      style.setProperty('--p-accent-ink', 'rgb(255, 250, 240)');
      style.setProperty('--p-font', 'Verdana');
      // A parameter that is no token of ours stays the page's own.
      Object.assign(style, { color: 'rgb(255, 0, 0)', fontStyle: 'italic', textTransform: 'uppercase' });
    });
    const after = { backgroundColor: 'rgb(10, 93, 58)', color: 'rgb(255, 250, 240)', fontFamily: 'Verdana' };
    await expect.poll(look).toEqual(after);
    expect(before).not.toEqual(after);
    const heading = title(page, 'Password Recovery Registration');
    await expect(heading).toHaveCSS('font-style', 'normal');
    await expect(heading).toHaveCSS('text-transform', 'none');
  },
);

test(
  'the cards are as wide as specified, and fit a phone (docs: recovery#recovery-cards)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-mobile');
    const width = async () => (await page.locator('.rc-card').boundingBox())?.width;
    await page.goto(UPDATE);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect.poll(width).toBe(400);
    await page.getByLabel('Password', { exact: true }).fill('Portal-2026');
    await press(page, 'Next');
    await expect(email(page)).toBeVisible();
    await expect.poll(width).toBe(600);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await email(page).fill('narrow@example.com');
    await press(page, 'Continue');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(width).toBe(375);
  },
);
