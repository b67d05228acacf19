import type { Page } from '@playwright/test';
import { calm } from '../../setup/calm.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/**
 * Another user signs in in the same browser, on a page that does not tell the other tabs: a legacy page has no shell. The former user's tab
 * makes no call in the new user's name, and leaves the new user signed in.
 */

const signInElsewhere = async (page: Page, userName: string) => {
  const form = { userName, password: 'Portal-2026' };
  const response = await page.request.post('/login', { form, maxRedirects: 0 });
  expect(response.status()).toBe(303);
};

const whoIsSignedIn = async (page: Page) =>
  (await (await page.request.get('/pro/common/userInfo')).json()) as { readonly userName: string };

const accountOf = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });

/** Calls of the page that changed something, and where it went to end a session. */
function watch(page: Page): { readonly changes: string[]; readonly left: string[] } {
  const changes: string[] = [];
  const left: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() && ['/logout.html', '/login'].includes(pathname)) left.push(pathname);
    const isChange = request.method() !== 'GET' && /^\/(wand2|ratepoint|pro)\//.test(pathname);
    if (isChange && response.ok() && !pathname.endsWith('/getAccessToken')) changes.push(pathname);
  });
  return { changes, left };
}

test('what the first person changes is not saved as the second, and the page becomes the second’s (docs: session#page-person)', async ({
  page,
  signIn,
}) => {
  await signIn('worker');
  await arrive(page, '/#/worker/home');
  await expect(accountOf(page, 'Amara Osei')).toBeVisible();
  await accountOf(page, 'Amara Osei').click();
  const dark = page.getByRole('radio', { name: 'Dark' });
  await expect(dark).toBeVisible();
  // A call that the server answers meanwhile would be refused before the browser has the new session.
  await calm(page);
  await signInElsewhere(page, 'manager');
  const { changes, left } = watch(page);
  // The page may have noticed by itself before.
  await Promise.race([dark.press('Space'), accountOf(page, 'Amara Osei').waitFor({ state: 'hidden' })]);
  await expect(accountOf(page, 'Amara Osei')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  // Signing in afresh reads and remembers for the second person; the setting of the first is not among it.
  expect(changes.filter((path) => path.endsWith('/page-setting/save'))).toEqual([]);
  expect(left).toEqual([]);
  expect((await whoIsSignedIn(page)).userName).toBe('manager');
});

test(
  'somebody who signs in while the page renews its session stays signed in (docs: session#page-person)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker');
    await arrive(page, '/#/worker/home');
    await accountOf(page, 'Amara Osei').click();
    const dark = page.getByRole('radio', { name: 'Dark' });
    await expect(dark).toBeVisible();
    await calm(page);
    const { left } = watch(page);
    const signedIn = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route('**/wand2/tokens/getAccessToken', async (route) => {
      asked.resolve();
      await signedIn.promise;
      await route.fallback();
    });
    // The token is refused once, as an expired one is.
    await page.route('**/page-setting/save', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
    await dark.press('Space');
    await asked.promise;
    await signInElsewhere(page, 'manager');
    signedIn.resolve();
    await expect(accountOf(page, 'Amara Osei')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    expect(left).toEqual([]);
    expect((await whoIsSignedIn(page)).userName).toBe('manager');
  },
);
