import { startApi, type TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { localeNames, locales } from '../translations/locales.ts';
import { sameOriginPath } from './same-origin.ts';
import { signInPage } from './sign-in-page.ts';

const portal = await startApi();
afterAll(() => portal.close());

const form = (values: Record<string, string>) => ({ body: new URLSearchParams(values) });
const account = { userName: 'worker', password: 'Portal-2026' };

test.each(['worker', 'manager', 'supplier', 'msp'])(
  'the sample account %s signs in (docs: api#api-sign-in)',
  async (userName) => {
    const browser = portal.client();
    const response = await browser.request('POST', '/login', form({ ...account, userName }));
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      userName.startsWith('worker') ? '/' : '/#/manager/home',
    ]);
    const cookies = response.headers.getSetCookie().join('\n');
    expect(cookies).toMatch(/portal_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax/);
    expect(cookies).toMatch(/XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax/);
  },
);

test('a wrong password shows the page again, with the name kept and the password not', async () => {
  const response = await portal
    .client()
    .request('POST', '/login', form({ userName: '<b>"worker', password: 'secret-thing' }));
  expect(response.status).toBe(401);
  expect(response.text).toContain('role="alert"');
  expect(response.text).toContain('value="&lt;b&gt;&quot;worker"');
  expect(response.text).not.toContain('secret-thing');
});

test('the page allows no script and only its own form', async () => {
  const response = await portal.client().get('/login');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(response.text).not.toMatch(/<script|onclick|style=/);
});

test('returnUrl is followed on this site', async () => {
  const returnUrl = '/?a=1#/worker/time-expense';
  const response = await portal.client().request('POST', '/login', form({ ...account, returnUrl }));
  expect(response.headers.get('location')).toBe(returnUrl);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  '/logout.html',
  '/wand2/api/users/current',
  '/servlet/filestream?attName=x',
  '/%6cogout.html',
  '/legacy/..%2flogout.html',
  '/servlet/..%5c',
  'http://user@localhost/',
  '',
])('returnUrl "%s" is not', async (returnUrl) => {
  const response = await portal.client().request('POST', '/login', form({ ...account, returnUrl }));
  expect(response.headers.get('location')).toBe('/');
});

test('sameOriginPath keeps path, query and hash of the own origin', () => {
  const origin = 'https://portal.example';
  expect(sameOriginPath('https://portal.example/a?b#c', origin)).toBe('/a?b#c');
  expect(sameOriginPath('home.jsp#x', origin)).toBe('/home.jsp#x');
  expect(sameOriginPath('http://portal.example/a', origin)).toBeUndefined();
  expect(sameOriginPath('https://portal.example:444/a', origin)).toBeUndefined();
  expect(sameOriginPath('https://portal.example//evil.example', origin)).toBeUndefined();
});

test('signing out ends the session and every token of it', async () => {
  const browser = await portal.signedIn();
  const { accessToken, refreshToken } = browser;
  const session = browser.cookies.get('portal_session') ?? '';
  const response = await browser.get(
    `/logout.html?referrerUrl=${encodeURIComponent(`${portal.origin}/#/worker/home`)}`,
  );
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/login?signedOut=1&returnUrl=%2F%23%2Fworker%2Fhome',
  ]);
  expect(browser.cookies.has('portal_session')).toBe(false);
  browser.cookies.set('portal_session', session);
  expect((await browser.get('/generic/session/getToken.html')).status).toBe(401);
  browser.accessToken = accessToken;
  expect((await browser.get('/wand2/api/users/current')).status).toBe(401);
  browser.refreshToken = refreshToken;
  expect((await browser.refresh()).body.error).toBe('invalid_grant');
});

test('a foreign referrerUrl is dropped', async () => {
  const response = await portal.client().get('/logout.html?referrerUrl=https%3A%2F%2Fevil.example%2F');
  expect(response.headers.get('location')).toBe('/login?signedOut=1');
});

test('cookie-authenticated calls that change something need the anti-CSRF header', async () => {
  const browser = await portal.signedIn();
  browser.accessToken = undefined;
  const body = { searchText: 'welders' };
  expect((await browser.post('/ratepoint/api/users/recentSearch', body)).status).toBe(200);
  const forged = await browser.post('/ratepoint/api/users/recentSearch', body, {
    headers: { 'x-xsrf-token': 'guess' },
  });
  expect(forged.status).toBe(403);
  browser.cookies.delete('XSRF-TOKEN');
  expect((await browser.post('/ratepoint/api/users/recentSearch', body)).status).toBe(403);
  expect((await browser.get('/ratepoint/api/users/recentSearch')).status).toBe(200);
});

test('so does the GET that changes state (docs: session#state-changing-get)', async () => {
  const browser = await portal.signedIn();
  const path = '/wand2/api/users/updateUserTutorial/user/1001/tutorialViewed/true';
  browser.accessToken = undefined;
  expect((await browser.get(path, { headers: { 'x-xsrf-token': '' } })).status).toBe(403);
  expect((await browser.get(path)).body).toEqual({ tutorialViewed: true });
});

test('twenty wrong passwords in 15 minutes are enough; the right one has to wait too', async () => {
  const browser = portal.client();
  const attempt = (password: string) => browser.request('POST', '/login', form({ userName: 'vms', password }));
  for (let index = 0; index < 20; index++) await attempt('wrong');
  const refused = await attempt('Portal-2026');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  expect(refused.text).toContain('role="alert"');
  portal.advance(15 * 60_000);
  expect((await attempt('Portal-2026')).status).toBe(303);
});

/** Sets every limit that has counted anything to this count, because each attempt takes the time of a password hash. */
const asIfCounted = (api: TestApi, count: number) =>
  api.api.services.db.updateTable('limit_count').set({ count }).execute();

test('a name that nobody has is answered like one that somebody has: the same limit, the same wait', async () => {
  const attempts = async (userName: string) => {
    const stranger = portal.client();
    const attempt = async () => {
      const { status, headers } = await stranger.request('POST', '/login', form({ userName, password: 'wrong' }));
      return [status, Math.round(Number(headers.get('retry-after')) / 60)];
    };
    const first = await attempt();
    await asIfCounted(portal, 19);
    return [first, await attempt(), await attempt()];
  };
  const [nobody, somebody] = [await attempts('nobody-here'), await attempts('msp')];
  expect(nobody).toEqual([
    [401, 0],
    [401, 0],
    [429, 15],
  ]);
  expect(somebody).toEqual(nobody);
});

test('strangers who guess do not lock the owner out of a browser that is known', async () => {
  const owner = portal.client();
  await owner.signIn('supplier');
  const attempt = (browser: TestClient, password = 'Portal-2026') =>
    browser.request('POST', '/login', form({ userName: 'supplier', password }));
  await attempt(portal.client(), 'wrong');
  await asIfCounted(portal, 20);
  expect((await attempt(portal.client())).status).toBe(429);
  expect((await attempt(owner)).status).toBe(303);
  // The known browser also has a limit, in case it is the one that guesses.
  await attempt(owner, 'wrong');
  await asIfCounted(portal, 20);
  expect((await attempt(owner)).status).toBe(429);
});

test('the proof of a known browser is hidden from scripts and helps with no other account', async () => {
  const browser = portal.client();
  const { headers } = await browser.request('POST', '/login', form({ ...account, userName: 'worker-email' }));
  expect(headers.getSetCookie().join('\n')).toMatch(
    /portal_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/,
  );
  const attempt = (one: TestClient) =>
    one.request('POST', '/login', form({ userName: 'worker-mobile', password: 'wrong' }));
  await attempt(portal.client());
  await asIfCounted(portal, 20);
  expect((await attempt(browser)).status).toBe(429);
});

test('one address: successes count against nobody, guesses do, and the page keeps the name and the way back', async () => {
  const limited = await startApi({ rateLimits: true });
  try {
    const guess = (index: number) =>
      limited.client().request('POST', '/login', form({ userName: `nobody-${index}`, password: 'wrong' }));
    await guess(0);
    await asIfCounted(limited, 99);
    for (let index = 0; index < 3; index++) await limited.client().signIn('worker');
    expect((await guess(1)).status).toBe(401);
    const sent = form({ userName: 'worker', password: 'secret-thing', returnUrl: '/#/worker/home' });
    const german = { ...sent, headers: { 'accept-language': 'de-DE' } };
    const refused = await limited.client().request('POST', '/login', german);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.text).toContain('Warten Sie 5 Minuten');
    expect(refused.text).toContain('name="returnUrl" value="/#/worker/home"');
    expect(refused.text).toContain('value="worker"');
    expect(refused.text).not.toContain('secret-thing');
    expect(refused.headers.get('content-security-policy')).toContain("form-action 'self'");
  } finally {
    await limited.close();
  }
});

test.each([
  ['no fields at all', {}],
  ['a name of 300 characters', { userName: 'n'.repeat(300), password: 'x' }],
])('a form with %s is answered with the page', async (_, values) => {
  const response = await portal.client().request('POST', '/login', form(values));
  expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(response.text).toContain('role="alert"');
});

test('the page speaks the language of the browser', async () => {
  const read = async (language: string) =>
    (await portal.client().get('/login', { headers: { 'accept-language': language } })).text;
  expect(await read('de-CH,de;q=0.9,en;q=0.8')).toContain('<html lang="de-CH">');
  expect(await read('pl;q=0.9, sv;q=0.8, en;q=0.1')).toContain('<h1>Logga in</h1>');
  expect(await read('zh-Hant-TW')).toContain('<html lang="zh-HK">');
  expect(await read('*')).toContain('<html lang="en-US">');
});

test('a chosen language is kept for the portal too, and the way back with it (docs: session#locale-cookie)', async () => {
  const browser = portal.client();
  const page = await browser.get('/login?locale=ja_JP&returnUrl=%2F%23%2Fworker%2Fhome');
  expect(page.text).toContain('<html lang="ja-JP">');
  expect(page.text).toContain('name="returnUrl" value="/#/worker/home"');
  expect(page.headers.getSetCookie().join()).toMatch(/user_locale=ja_JP; Max-Age=31536000; Path=\/; SameSite=Lax$/);
  expect((await browser.get('/login')).text).toContain('<html lang="ja-JP">');
  const refused = await browser.request('POST', '/login', form({ userName: 'worker', password: 'wrong' }));
  expect(refused.text).toContain('ユーザー名またはパスワードが正しくありません');
  await browser.signIn('worker');
  const { data } = (await browser.get('/client/session/locale.html')).body;
  expect([data.language, data.country]).toEqual(['ja', 'JP']);
});

test('an unknown language changes nothing', async () => {
  const page = await portal.client().get('/login?locale=<script>');
  expect([page.status, page.headers.getSetCookie()]).toEqual([200, []]);
  expect(page.text).not.toContain('<script');
});

test.each(localeNames)('the page has every text in %s', (locale) => {
  const { html } = signInPage({ locale, waitMinutes: 15 });
  expect(html).not.toMatch(/LBL_|MSG_|ERR_|\{\{/);
  expect(html).toContain(`aria-current="true">${locales[locale]}`);
});
