import type { Page } from '@playwright/test';
import { violations } from '../../setup/accessibility.ts';
import { expect, type Message, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** An intruder who knows the password, and the owner who wins the account back by the link of a notice. */

const MAIL = 'jonas.weber@example.com';
const NUMBER = '+12133734299';
const NEW = 'Tram-Kiwi-86';
const REGISTRATIONS = '/wand2/api/passwordRegistrations';

const codeIn = (message: Message | undefined): string => /\b\d{8}\b/.exec(message?.text ?? '')?.[0] ?? '';
const linkIn = (message: Message | undefined): string =>
  /\/#\/forgot-password\?report=[\w.-]+/.exec(message?.text ?? '')?.[0] ?? '';

type Outbox = (to: string) => Promise<Message[]>;

/** Registers a number from a page that is signed in. */
async function registerNumber(page: Page, outbox: Outbox): Promise<void> {
  const call = (path: string, body: object) =>
    page.evaluate(
      async ([url, json]) => {
        const refresh = await (await fetch('/generic/session/getToken.html')).json();
        const headers = { 'content-type': 'text/plain', authorization: `Basic ${btoa('portal-web:')}` };
        const access = await fetch('/wand2/tokens/getAccessToken', { method: 'POST', headers, body: refresh.token });
        const { access_token: token } = await access.json();
        const sent = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        return (await fetch(url, { method: 'POST', headers: sent, body: json })).status;
      },
      [`${REGISTRATIONS}/1005${path}`, JSON.stringify(body)] as const,
    );
  expect(await call('/mobile', { mobile: NUMBER, countryCode: 'US' })).toBe(200);
  await expect.poll(async () => codeIn((await outbox(NUMBER))[0])).not.toBe('');
  expect(await call('/register', { type: 'Mobile', code: codeIn((await outbox(NUMBER))[0]) })).toBe(200);
}

async function setNewPassword(page: Page, outbox: Outbox): Promise<void> {
  await page.getByLabel('Email to j••••@e••••').check();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(async () => codeIn((await outbox(MAIL))[0])).not.toBe('');
  await page.getByLabel('Code', { exact: true }).fill(codeIn((await outbox(MAIL))[0]));
  await page.getByLabel('New password').fill(NEW);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
}

test('the link of a notice takes the account back: what goes, what stays, a new password (docs: account#not-me-link)', async ({
  page,
  outbox,
  signIn,
}) => {
  await signIn('worker-email');
  await page.goto('/#/user-account');
  await registerNumber(page, outbox);
  await expect.poll(async () => linkIn((await outbox(MAIL))[0])).not.toBe('');
  await page.goto('/login');
  await page.goto(linkIn((await outbox(MAIL))[0]));
  await expect(page.getByText('Contact ••••4299')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'This was not me' }).click();
  await expect(page.getByRole('heading', { name: 'Where should the code go?' })).toBeFocused();
  await setNewPassword(page, outbox);
  await expect(page.getByText('Removed, because it was reported')).toBeVisible();
  await expect(page.getByText('Contact ••••4299')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const [width, theme] of [
  [390, 'dark'],
  [390, 'light'],
  [980, 'light'],
  [1440, 'dark'],
] as const)
  test(
    `a reset without a report asks about what came lately, at ${width} px, ${theme}, by the keyboard (docs: account#review)`,
    WIDE,
    async ({ page, outbox, signIn }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((choice) => localStorage.setItem('portal.theme', choice), theme);
      await signIn('worker-email');
      await page.goto('/#/user-account');
      await registerNumber(page, outbox);
      // The reset ends the session, and a page that is signed in would leave.
      await page.context().clearCookies();
      await page.goto('/login');
      await page.goto('/#/forgot-password');
      await page.getByLabel('User name, email or mobile').fill('worker-email');
      await page.keyboard.press('Enter');
      await setNewPassword(page, outbox);
      const question = page.getByRole('heading', { name: 'Is this yours?' });
      await expect(question).toBeVisible();
      await expect(page.getByText('Contact jo••••@example.com')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: 'Not mine: remove it' }).focus();
      await page.keyboard.press('Enter');
      // The sample data have a link of yesterday.
      await expect(page.getByText('Link with the account worker-mobile')).toBeVisible();
      await expect(question).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'It is mine' })).toBeFocused();
      await page.keyboard.press('Enter');
      const end = page.getByRole('heading', { name: 'You have looked at everything that was added lately.' });
      await expect(end).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused();
      expect(await violations(page)).toEqual([]);
    },
  );
