import type { Page } from '@playwright/test';
import { violations } from '../../setup/accessibility.ts';
import { expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** One person resets a forgotten password in two tabs. */

const MAIL = 'jonas.weber@example.com';
const NEW = 'Tram-Kiwi-86';

/** Begins a reset and has a code sent. */
async function begin(page: Page): Promise<void> {
  await page.goto('/#/forgot-password');
  await page.getByLabel('User name, email or mobile').fill('worker-email');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email to j••••@e••••').check();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
}

test(
  'a reset goes on in one tab after another tab has set the password: it says so, and both ways on work',
  WIDE,
  async ({ page, outbox }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    /** The code of the newest of so many messages. */
    const code = async (messages: number) => {
      await expect.poll(async () => (await outbox(MAIL)).length).toBe(messages);
      return /\b\d{8}\b/.exec((await outbox(MAIL))[0]?.text ?? '')?.[0] ?? '';
    };
    await begin(page);
    const first = await code(1);
    const other = await page.context().newPage();
    await begin(other);
    await other.getByLabel('Code', { exact: true }).fill(await code(2));
    await other.getByLabel('New password').fill(NEW);
    await other.getByRole('button', { name: 'Set new password' }).click();
    await expect(other.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();

    await page.bringToFront();
    await page.getByLabel('Code', { exact: true }).fill(first);
    await expect(page.getByText(/^A new password was set meanwhile, in another window/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(page.getByLabel('User name, email or mobile')).toBeFocused();

    await page.goto('/login');
    await page.getByLabel('User name').fill('worker-email');
    await page.getByLabel('Password', { exact: true }).fill(NEW);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  },
);
