import { violations } from '../../setup/accessibility.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';

test('an administrator asks to disable a user, and a second one consents (docs: account#account-consent, account#account-administration-page)', async ({
  page,
  signIn,
  outbox,
  complaints,
}) => {
  await signIn('msp');
  await arrive(page, '/#/manager/home');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByText('User administration').click();
  await page.getByRole('searchbox', { name: 'Search users' }).fill('jonas weber');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Weber|Osei/ })).toHaveText(['Jonas Weber']);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Jonas Weber' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jonas Weber' })).toBeVisible();
  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('textbox', { name: /Reason/ }).fill('Left the company.');
  await page.getByRole('button', { name: 'Ask for consent' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw: Disable: Jonas Weber' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Consent: Disable: Jonas Weber' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await signIn('vms');
  await arrive(page, '/#/user-administration');
  await page.getByRole('button', { name: 'Consent: Disable: Jonas Weber' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Consent' }).click();
  await expect(page.getByText('Done, and the person is told')).toBeVisible();
  await expect(page.getByText('Disable: Jonas Weber')).toHaveCount(0);
  await expect(signIn('worker-email')).rejects.toThrow(/401/);
  await expect
    .poll(async () => (await outbox('jonas.weber@example.com'))[0]?.text)
    .toMatch(/was disabled.*Priya Natarajan, with the consent of Thomas Blake/);
  expect(complaints).toEqual([]);
});
