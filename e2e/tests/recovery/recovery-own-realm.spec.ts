import { replaceBuiltIns, usedBuiltIns } from '../../setup/built-ins.ts';
import { expect, test } from '../../setup/portal-test.ts';
import { code, codeIn, email, phone, press, title } from '../../setup/recovery/recovery-page.ts';

test('on a page that has replaced every built-in our scripts use, both contacts are verified', async ({
  page,
  signIn,
  outbox,
}) => {
  const used = usedBuiltIns();
  expect(used).toEqual(
    expect.arrayContaining(['Array.from', 'Array.prototype.map', 'Promise.prototype.then', 'fetch']),
  );
  const body = `<!doctype html><title>Old</title><script>(${replaceBuiltIns})(${JSON.stringify(used)})</script>
    <recovery-options as-modal redirectUrl="/legacy/done.html"></recovery-options><script src="/embed.js"></script>`;
  await page.route('**/legacy/replaced.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/legacy/done.html', (route) => route.fulfill({ contentType: 'text/html', body: 'Done' }));
  await signIn('worker');
  await page.goto('/legacy/replaced.html');
  await email(page).fill('realm@example.com');
  await phone(page).pressSequentially('2133734253');
  await press(page, 'Continue');
  await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
  await code(page).fill(codeIn((await outbox('realm@example.com'))[0]));
  await expect(title(page, 'Register Mobile')).toBeVisible();
  await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
  await code(page).fill(codeIn((await outbox('+12133734253'))[0]));
  await expect(title(page, 'Password Recovery Registration Complete')).toBeVisible();
  await page.getByRole('button', { name: /Continue to/ }).click();
  await page.waitForURL('**/legacy/done.html');
});
