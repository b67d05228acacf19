import { expect, test } from '../../setup/portal-test.ts';
import { email, press, refusals } from '../../setup/recovery/recovery-page.ts';

/** Scripts of old pages that take keys and clicks for themselves, as they see them: from the element, not from the field. */
function hostScripts(capture: boolean): void {
  const isField = (event: Event) => /^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName);
  const fired: string[] = [];
  Object.assign(window, { fired });
  // Backspace used to go back in history.
  const guard = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && !isField(event)) event.preventDefault();
  };
  const hotkeys = (event: KeyboardEvent) => {
    if (!/^[a-z0-9]$/.test(event.key) || isField(event)) return;
    fired.push(event.key);
    event.preventDefault();
    event.stopPropagation();
  };
  const noSelect = (event: Event) => {
    if (isField(event)) return;
    event.returnValue = false;
    event.cancelBubble = true;
  };
  document.addEventListener('keydown', guard, capture);
  document.addEventListener('keydown', hotkeys, capture);
  for (const type of ['mousedown', 'selectstart', 'contextmenu', 'paste'])
    document.addEventListener(type, noSelect, capture);
  if (!capture) document.onkeypress = () => false;
}

test('what is typed, pressed and clicked inside is not the page’s, whichever phase its scripts listen in', async ({
  page,
  signIn,
}) => {
  let capture = false;
  await page.route('**/legacy/host-scripts.html', (route) => {
    const body = `<!doctype html><title>Old</title><script>(${hostScripts})(${capture})</script>
      <input id="own"><recovery-options></recovery-options><script src="/embed.js"></script>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await signIn('worker');
  for (capture of [false, true]) {
    await page.goto('/legacy/host-scripts.html');
    await email(page).click();
    await expect(email(page)).toBeFocused();
    await page.keyboard.type('Bob.Smith1@x.comm');
    await page.keyboard.press('Backspace');
    await expect(email(page)).toHaveValue('Bob.Smith1@x.com');
    await page.getByRole('button', { name: /^Country/ }).click();
    await page.keyboard.type('germ');
    await expect(page.getByRole('option')).toHaveText([/Germany/]);
    await page.keyboard.press('Enter');
    await page.getByLabel(/^Mobile phone/).click();
    await page.keyboard.type('1512345');
    await expect(page.getByLabel(/^Mobile phone/)).toHaveValue(/^0?151/);
    if (!capture) expect(await page.evaluate(() => (window as unknown as { fired: string[] }).fired)).toEqual([]);
  }
});

/** A policy of nonces: no script comes without one, and none is allowed by its origin. */
const NONCES =
  "default-src 'none'; script-src 'nonce-bm9uY2U'; connect-src 'self'; font-src 'self'; require-trusted-types-for 'script'; trusted-types portal";

test('where nobody is signed in the page stays, hears of it, and goes on after signing in; its policy has nonces', async ({
  page,
  signIn,
  complaints,
}) => {
  const body = `<!doctype html><title>Old</title><script nonce="bm9uY2U">
    document.addEventListener('recovery-failed', function (event) { document.title = event.detail.reason; });
    </script><recovery-options></recovery-options><script nonce="bm9uY2U" src="/embed.js"></script>`;
  const headers = { 'content-type': 'text/html', 'content-security-policy': NONCES };
  await page.route('**/legacy/signed-out.html', (route) => route.fulfill({ headers, body }));
  await page.goto('/legacy/signed-out.html');
  await expect(page.getByText('Your session has ended. Sign in again to go on where you were.')).toBeVisible();
  await expect(page).toHaveTitle('unauthorised');
  await expect(page).toHaveURL(/signed-out\.html$/);
  await signIn('worker');
  await press(page, 'Try again');
  await expect(email(page)).toBeVisible();
  expect(refusals(complaints)).toEqual([]);
});
