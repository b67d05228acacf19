import type { Locator, Page } from '@playwright/test';
import { violations } from '../../setup/accessibility.ts';
import { codeOfApp } from '../../setup/authenticator-app.ts';
import { draftKept } from '../../setup/draft-kept.ts';
import { expect, type Message, test } from '../../setup/portal-test.ts';
import { enterDay, openTimecard } from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** A forgotten password, signing in, and the owner's account. */

const MAIL = 'jonas.weber@example.com';
const NEW = 'Tram-Kiwi-86';
const PASSWORD = 'Portal-2026';

/** `for … in` finds properties that the page's old scripts add to built-ins, which stops axe itself. */
function hideExtensions(): void {
  for (const prototype of [Object.prototype, Array.prototype, String.prototype]) {
    for (const name of Object.keys(prototype)) Object.defineProperty(prototype, name, { enumerable: false });
  }
}

/** Presses Tab until the element has the focus; it is within a few presses, or not reached by the keyboard. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => (element.getRootNode() as Document).activeElement === element);
  for (let presses = 0; presses < 12 && !(await hasFocus()); presses++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

const codeIn = (message: Message | undefined): string => /\b\d{8}\b/.exec(message?.text ?? '')?.[0] ?? '';

test('a forgotten password: from the sign-in page to being signed in with the new one (docs: account#reset, shell#lazy-sections)', async ({
  page,
  outbox,
  complaints,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('User name, email or mobile').fill('worker-email');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email to j••••@e••••').check();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Expires in 10 minutes')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Expires in 10 minutes')).toBeVisible();
  await expect.poll(async () => (await outbox(MAIL)).length).toBe(1);
  await page.getByLabel('Code', { exact: true }).fill(codeIn((await outbox(MAIL))[0]));

  await page.getByLabel('New password').fill('Sunshine-2026!');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('This password is easily guessed. Choose another.')).toBeVisible();
  await page.getByLabel('New password').fill(NEW);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('User name').fill('worker-email');
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  // The refused password was answered with 400, which Chromium writes to the console, and so did the page.
  expect(complaints.filter((one) => !/400|ERR_PASSWORD_COMMON|setting a password/.test(one))).toEqual([]);
});

test(
  'signing in by #/auth leads back to where one came from; a wrong password is said first',
  WIDE,
  async ({ page }) => {
    await page.goto(`/#/auth?returnUrl=${encodeURIComponent('/#/user-account')}`);
    await page.getByLabel('User name').fill('worker-mobile');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/The user name or the password is not right/)).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Portal-2026');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(page.getByText('lu••••@example.com', { exact: true })).toBeVisible();
  },
);

test(
  'an address that needs a session still leads to the sign-in page, also from an anonymous one (docs: shell#anonymous-routes)',
  WIDE,
  async ({ page }) => {
    await page.goto('/#/forgot-password');
    await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#/user-account';
    });
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
  },
);

test(
  'a session elsewhere is signed out, the password changed, and the start page opened',
  WIDE,
  async ({ page, signIn, browser, baseURL }) => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    await elsewhere.request.post('/login', {
      form: { userName: 'worker-mobile', password: 'Portal-2026' },
      maxRedirects: 0,
    });
    await signIn('worker-mobile');
    await page.goto('/#/user-account');
    await page.getByRole('button', { name: /^Sign out: / }).click();
    await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0);
    expect((await elsewhere.request.get('/generic/session/getToken.html')).status()).toBe(401);
    await elsewhere.close();

    await page.getByLabel('Start page').selectOption('Time and Billing');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill('Portal-2026');
    await page.getByLabel('New password').fill(NEW);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByLabel('User name').fill('worker-mobile');
    await page.getByLabel('Password', { exact: true }).fill(NEW);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/#\/worker\/time-expense$/);
  },
);

test(
  '<forgot-password> on a page that is not ours sets a new password, and leads where the page says (docs: account#reset-element)',
  WIDE,
  async ({ page, outbox, signIn }) => {
    await page.goto('/legacy/forgot-password.jsp');
    await page.getByLabel('User name, email or mobile').fill('worker-email');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect.poll(async () => (await outbox(MAIL)).length).toBe(1);
    await page.getByLabel('Code', { exact: true }).fill(codeIn((await outbox(MAIL))[0]));
    await page.getByLabel('New password').fill(NEW);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
    await expect(page).toHaveTitle('HR Central');
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /\/legacy\/home\.jsp$/);
    await expect(signIn('worker-email')).rejects.toThrow(/401/);
  },
);

for (const theme of ['light', 'dark'] as const)
  test(
    `<forgot-password> on its legacy page, ${theme}, 390 px: axe finds nothing, and the keyboard goes the whole way`,
    WIDE,
    async ({ page, outbox }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.addInitScript((choice) => localStorage.setItem('portal.theme', choice), theme);
      await page.goto('/legacy/forgot-password.jsp');
      const element = page.locator('forgot-password');
      const looksRight = async () => {
        expect(await violations(page, 'forgot-password')).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        for (const target of await element
          .getByRole('button', { name: /^(Continue|Send code|Set new password)$/ })
          .all()) {
          expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
      };
      await expect(page.getByLabel('User name, email or mobile')).toBeVisible();
      await page.evaluate(hideExtensions);
      await looksRight();
      await page.getByLabel('User name, email or mobile').focus();
      await page.keyboard.type('worker-email');
      await page.keyboard.press('Enter');
      await expect(element.getByRole('button', { name: 'Send code' })).toBeVisible();
      await looksRight();
      await tabTo(page, element.getByRole('button', { name: 'Send code' }));
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await outbox(MAIL)).length).toBe(1);
      await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
      await looksRight();
      await tabTo(page, page.getByLabel('Code', { exact: true }));
      await page.keyboard.type(codeIn((await outbox(MAIL))[0]));
      await expect(page.getByLabel('New password')).toBeVisible();
      await looksRight();
      await tabTo(page, page.getByLabel('New password'));
      await page.keyboard.type(NEW);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
      await looksRight();
    },
  );

test(
  'a contact is registered by the element of another micro-frontend over the page, and the way back in is rehearsed (docs: account#contacts-element)',
  WIDE,
  async ({ page, outbox, signIn }) => {
    const mail = 'amara.osei@example.com';
    await signIn('worker');
    await page.goto('/#/user-account');
    await page.getByRole('button', { name: 'Register' }).click();
    const flow = page.getByRole('dialog');
    await flow.getByLabel('Email', { exact: true }).fill(mail);
    await flow.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(async () => (await outbox(mail)).length).toBe(1);
    await flow.getByLabel('Code', { exact: true }).fill(codeIn((await outbox(mail))[0]));
    await flow.getByRole('button', { name: /Continue/ }).click();
    await expect(page.getByText('am••••@example.com', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/#\/user-account$/);

    await page.getByRole('button', { name: 'Change: am••••@example.com' }).click();
    await expect(page.getByRole('heading', { name: /Hi, / })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: 'Try your way back in' }).click();
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    await expect.poll(async () => codeIn((await outbox(mail))[0])).not.toBe(codeIn((await outbox(mail)).at(-1)));
    await page.getByLabel('Code', { exact: true }).fill(codeIn((await outbox(mail))[0]));
    await expect(page.getByText('Your way back in works. Nothing was changed.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'the formats of a profile are those of every page, after a reload and in a sign-in elsewhere (docs: account#profile, account#formats)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-mobile');
    await page.goto('/#/user-account');
    await expect(page.getByText(/^Since .* [AP]M$/)).toBeVisible();
    await page.getByLabel('Time format').selectOption('13:05');
    await expect(page.getByText(/^Since (?:.* )?\d\d:\d\d$/)).toBeVisible();
    await page.getByLabel('Number format').selectOption('1.234,56');
    await expect(page.getByLabel('Number format')).toHaveValue('point-comma');
    await page.getByLabel('Time zone').focus();
    await page.getByLabel('Time zone').selectOption('Asia / Tokyo');
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
    await page.getByLabel('What we call you').fill('Lu');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Account of Lu / })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.context().clearCookies();
    await signIn('worker-mobile');
    await page.goto('/#/user-account');
    await page.reload();
    await expect(page.getByText(/^Since (?:.* )?\d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account of Lu / })).toBeVisible();
    await page.goto('/#/worker/time-expense');
    await expect(
      page
        .getByRole('main')
        .getByText(/\d,\d\d/)
        .first(),
    ).toBeVisible();
  },
);

test(
  'the pages have no accessibility violation and no sideways scroll, wide and narrow, light and dark',
  WIDE,
  async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('worker-mobile');
    for (const [hash, heading] of [
      ['forgot-password', 'Forgot password?'],
      ['auth', 'Sign in'],
      ['user-account', 'Your account'],
    ] as const) {
      for (const [width, colorScheme] of [
        [1440, 'light'],
        [390, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        await page.goto(`/#/${hash}`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        if (hash === 'user-account') await expect(page.getByRole('heading', { name: 'Ways back in' })).toBeVisible();
        expect([hash, width, await violations(page)]).toEqual([hash, width, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    }
  },
);

test(
  'an authenticator app is set up, asked for at the next sign-in, and a recovery code takes its place',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-email');
    await page.goto('/#/user-account');
    await page.getByRole('button', { name: 'Authenticator app: Set up' }).click();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
    const key = ((await page.locator('.ac-key code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('6-digit code').fill(codeOfApp(key));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('.ac-codes li')).toHaveCount(10);
    expect(await violations(page)).toEqual([]);
    const recoveryCode = (await page.locator('.ac-codes li').first().textContent()) ?? '';
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('10 left')).toBeVisible();

    await page.context().clearCookies();
    await page.goto('/login?returnUrl=%2F%23%2Fuser-account');
    await page.getByLabel('User name').fill('worker-email');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('6-digit code').fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This code is not right, or was used already.')).toBeVisible();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(page.getByText('9 left')).toBeVisible();
  },
);

test(
  'a passkey is added, signs in from the suggestions and by the button, and is removed (docs: account#passkeys)',
  WIDE,
  async ({ page, signIn, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium has virtual authenticators.');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signIn('worker-email');
    await page.goto('/#/user-account');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Name of the passkey').fill('MacBook');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Rename: MacBook' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    // Present at once, as if it were chosen from the suggestions.
    await page.context().clearCookies();
    await page.goto(`/#/auth?returnUrl=${encodeURIComponent('/#/user-account')}`);
    await expect(page.getByText(/^Last used/).first()).toBeVisible();

    // A browser without suggestions has the button.
    await page.addInitScript(() => {
      window.PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await page.context().clearCookies();
    await page.goto(`/#/auth?returnUrl=${encodeURIComponent('/#/user-account')}`);
    await page.reload();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('button', { name: 'Remove passkey: MacBook' }).click();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Remove passkey', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Rename: MacBook' })).toHaveCount(0);
  },
);

test(
  'a session that is about to end is extended, and what was entered stays; ended, it leads back (docs: session#session-end)',
  WIDE,
  async ({ page, signIn }) => {
    const endsIn = async (seconds: number) => {
      const done = await page.request.post('/dev/session-end', { data: { userName: 'worker', seconds } });
      expect(done.ok()).toBe(true);
    };
    await signIn('worker');
    await endsIn(290);
    await openTimecard(page, 5000);
    const near = page.getByRole('alertdialog', { name: 'Your session ends in 5 minutes' });
    await expect(near.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(near).toBeHidden();
    await enterDay(page, /^Monday/, '9a', '1p');
    await draftKept(page);

    await endsIn(50);
    await page.reload();
    await expect(page.getByRole('alertdialog', { name: 'Your session ends in 1 minute' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await endsIn(25);
    await page.reload();
    await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByLabel('User name').fill('worker');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(/^Your unsaved entries .* are back\./)).toBeVisible();
  },
);
