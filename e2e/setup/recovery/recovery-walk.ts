import type { Page } from '@playwright/test';
import { expect, type Message } from '../portal-test.ts';
import { code, codeIn, email, phone, press, title } from './recovery-page.ts';

/** Looks at a screen; the name says which state of which step it is. */
export type See = (screen: string) => Promise<void>;

export interface Walk {
  readonly page: Page;
  /** Opens the flow at its beginning. */
  readonly open: () => Promise<void>;
  readonly outbox: (to: string) => Promise<Message[]>;
  readonly see: See;
}

const SENDING = '**/passwordRegistrations/*/email';

/** Every screen and state of the first-time flow, in order. The signed-in user has nothing registered. */
export async function walkFirstTime({ page, open, outbox, see }: Walk): Promise<void> {
  await open();
  await expect(email(page)).toBeVisible();
  await see('setup');

  await email(page).fill('new.worker@example');
  await phone(page).pressSequentially('213');
  await email(page).focus();
  // Before the numbering plans have come a phone number is not judged.
  await expect(page.getByText('Please enter a valid mobile phone.')).toBeVisible();
  await email(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await see('setup, two mistakes');
  // The list of mistakes does not take the focus from who puts one right.
  await phone(page).fill('');
  await phone(page).pressSequentially('2133734253');
  await expect(phone(page)).toHaveValue('(213) 373-4253');
  await page.getByRole('button', { name: /^Country/ }).click();
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await see('setup, country list');
  await page.keyboard.press('Escape');
  await email(page).fill('walk@example.com');

  await page.route(SENDING, (route) => route.fulfill({ status: 503, json: {} }));
  await press(page, 'Continue');
  await expect(page.getByText('Something went wrong. Please try again later!')).toBeVisible();
  await see('verify-email, not sent');
  await page.unroute(SENDING);
  await press(page, 'Try again');
  await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
  await see('verify-email');
  await code(page).fill('11112222');
  await expect(page.getByText('Incorrect code! Please try again.')).toBeVisible();
  await see('verify-email, wrong code');

  await code(page).fill(codeIn((await outbox('walk@example.com'))[0]));
  await expect(title(page, 'Register Mobile')).toBeVisible();
  await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
  await see('verify-phone');
  await code(page).fill(codeIn((await outbox('+12133734253'))[0]));
  await expect(title(page, 'Password Recovery Registration Complete')).toBeVisible();
  await see('success');
}

/** Every screen and state of the update flow up to the verification, in order. The signed-in user has both contacts registered. */
export async function walkUpdate({ page, open, see }: Omit<Walk, 'outbox'>): Promise<void> {
  await open();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeVisible();
  await see('confirm-password');
  await password.fill('wrong');
  await password.press('Enter');
  await expect(page.getByText('Invalid password')).toBeVisible();
  await see('confirm-password, wrong');
  await password.fill('Portal-2026');
  await press(page, 'Next');
  await expect(phone(page)).toHaveAttribute('type', 'password');
  await see('setup, masked');
  await press(page, 'Remove number');
  await expect(page.getByRole('alertdialog', { name: 'Remove number?' })).toBeVisible();
  await see('Remove number?');
}
