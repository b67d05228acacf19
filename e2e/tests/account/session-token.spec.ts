import type { Page, Route } from '@playwright/test';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Tokens that are malformed, expired, refused, or read by a wrong clock, from the user's view on the real portal. */

const HOME = '/#/worker/home';
const TOKEN = '**/wand2/tokens/getAccessToken';
const nav = (page: Page) => page.locator('#sh-navigation');
const home = (page: Page) => nav(page).getByRole('link', { name: 'Home' });
const json = (route: Route, status: number, body: unknown) =>
  route.fulfill({ status, body: JSON.stringify(body), contentType: 'application/json' });

/** Addresses the page went to that end a session. */
function departures(page: Page): string[] {
  const left: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest() && ['/logout.html', '/login'].includes(pathname)) left.push(pathname + search);
  });
  return left;
}

test('nobody signed in: the sign-in page, and afterwards the page that was asked for', WIDE, async ({ page }) => {
  await page.goto('/#/worker/time-expense');
  await page.waitForURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/#/worker/time-expense');
  await page.getByLabel(/user ?name/i).fill('worker');
  await page.getByLabel('Password', { exact: true }).fill('Portal-2026');
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(page).toHaveURL(/\/#\/worker\/time-expense$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('signing out goes to the logout page with a referrer that carries no secret; the way back is then shut (docs: session#logout)', async ({
  page,
  signIn,
}) => {
  await signIn();
  await arrive(page, '/?token=secret&view=1#/worker/home?tk=secret&tab=2');
  const left = departures(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => left.length).toBeGreaterThan(0);
  const referrer = new URL(left[0] ?? '', 'http://portal').searchParams.get('referrerUrl') ?? '';
  expect(left[0]).toMatch(/^\/logout\.html\?referrerUrl=/);
  expect(referrer).toContain('/?view=1#/worker/home?tab=2');
  expect(referrer).not.toContain('secret');
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
  await arrive(page, HOME);
  await page.waitForURL((url) => url.pathname === '/login');
});

test('a token that expires while the page is open is refreshed once, unnoticed; the device id stays the same', async ({
  page,
  signIn,
}) => {
  await signIn();
  await arrive(page, HOME);
  await expect(home(page)).toBeVisible();
  const device = async () => (await page.context().cookies()).find(({ name }) => name === 'deviceId')?.value;
  const before = await device();
  expect(before).toMatch(/^[0-9a-f-]{32,36}$/);
  let refreshes = 0;
  const refused = new Set<string>();
  await page.route('**/wand2/**', (route) => {
    const request = route.request();
    if (request.url().includes('/tokens/')) refreshes += 1;
    const bearer = request.headers().authorization ?? '';
    if (refreshes > 0 || !bearer.startsWith('Bearer ')) return route.continue();
    refused.add(new URL(request.url()).pathname);
    return json(route, 401, { error: 'invalid_token' });
  });
  const left = departures(page);
  await nav(page)
    .getByRole('button', { name: /^Time and expense/ })
    .click();
  await nav(page).getByRole('link', { name: 'My time and expense' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/)
      .first(),
  ).toBeVisible();
  expect(refused.size).toBeGreaterThan(0);
  expect(refreshes).toBe(1);
  expect(left).toEqual([]);
  expect(await device()).toBe(before);
});

for (const [what, status, body] of [
  ['a malformed token', 200, { access_token: 'a\nb: c', expires_in: 300, token_type: 'bearer' }],
  ['400 invalid_grant', 400, { error: 'invalid_grant' }],
] as const) {
  test(
    `${what} ends at the sign-in page by way of logout, once (docs: session#token-refused)`,
    WIDE,
    async ({ page, signIn }) => {
      await signIn();
      await page.route(TOKEN, (route) => json(route, status, body));
      const left = departures(page);
      await arrive(page, HOME, 'commit');
      await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
      expect(left.filter((address) => address.startsWith('/logout.html'))).toHaveLength(1);
    },
  );
}

test(
  'a server that cannot refresh logs nobody out: the shell says what happened, and trying again recovers without a reload (docs: session#token-refused)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    const left = departures(page);
    await page.route(TOKEN, (route) => json(route, 503, {}));
    await arrive(page, HOME);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await expect(nav(page).getByRole('alert')).toContainText('The navigation could not be loaded.');
    await page.unroute(TOKEN);
    await nav(page).getByRole('button', { name: 'Try again' }).click();
    await expect(home(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Amara Osei' })).toBeVisible();
    expect(left).toEqual([]);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

test(
  'offline during the refresh logs nobody out, and the shell recovers by itself when the connection returns',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    const left = departures(page);
    await page.route('**/{generic,wand2}/**', (route) => route.abort('internetdisconnected'));
    await arrive(page, HOME);
    await expect(nav(page).getByRole('alert')).toContainText('The navigation could not be loaded.');
    await page.unroute('**/{generic,wand2}/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(home(page)).toBeVisible();
    expect(left).toEqual([]);
  },
);

for (const hours of [-1, 1]) {
  test(`a clock that is an hour ${hours < 0 ? 'behind' : 'ahead'} changes nothing`, WIDE, async ({ page, signIn }) => {
    await signIn();
    const left = departures(page);
    await page.addInitScript((shift) => {
      const { now } = Date;
      Date.now = () => now() + shift;
    }, hours * 3_600_000);
    await arrive(page, HOME);
    await expect(home(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(left).toEqual([]);
  });
}
