import { freshRecovery } from '../testing/fresh-recovery.ts';
import { startOpenIdProvider } from '../testing/services/openid-provider.ts';
import { ProviderVisitor } from '../testing/services/openid-walk.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { companySettings } from './settings.ts';

/** Signing in by a company's identity provider (docs: account#company-sign-in), with a real one. */

const provider = await startOpenIdProvider();
const portal = await startApi({ company: companySettings(provider.environment), rateLimits: true });
provider.trust(portal.origin);
afterAll(async () => {
  await portal.close();
  await provider.close();
});
beforeEach(async () => {
  await freshRecovery(portal);
  await portal.api.services.db.deleteFrom('company_identity').execute();
});

const START = '/wand2/manual/api/signIn/company';
const LINK = '/wand2/api/account/company';
const LOGOUT = 'logout_token=any';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const path = (address: string) => address.replace(portal.origin, '');
const location = (answer: { headers: Headers }) => answer.headers.get('location') ?? '';

const confirm = (browser: TestClient, userName: string) =>
  browser.post('/wand2/api/passwordRegistrations/authenticate', { userName, password: 'Portal-2026' });

/** Links an account, as `subject` at the provider. @returns the target of the callback's redirect */
async function link(userName: string, subject: string): Promise<string> {
  const browser = await portal.signedIn(userName);
  await confirm(browser, userName);
  const begun = (await browser.post(LINK)).body.location;
  const back = await new ProviderVisitor(provider.issuer).signIn(begun, subject);
  return location(await browser.get(path(back)));
}

/** Goes to the provider, signs in there as `subject` and returns. */
async function signIn(subject: string, browser = portal.client(), query = '') {
  const begun = location(await browser.get(START + query));
  const back = await new ProviderVisitor(provider.issuer).signIn(begun, subject);
  return { browser, begun, back, answer: await browser.get(path(back)) };
}

test('what is linked signs in by the provider, and leads back; the owner was notified of the link (docs: account#company-sign-in, account#company-link, account#company-sign-out)', async () => {
  expect(await link('worker-mobile', 'lucia')).toBe('/#/user-account?company=linked');
  const { browser, begun, answer } = await signIn('lucia', portal.client(), '?returnUrl=%2F%23%2Fworker%2Fhome');
  const asked = new URL(begun).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('state')).toMatch(/^[\w-]{43}$/);
  expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/);
  expect([answer.status, location(answer)]).toEqual([303, '/#/worker/home']);
  expect((await browser.get('/generic/session/getToken.html')).status).toBe(200);
  const mails = (await portal.client().get('/dev/outbox?to=lucia.fernandez%40example.com')).body;
  expect(mails[0].text).toMatch(/worker-mobile/);
});

test('somebody who is linked to nobody is notified, and has no session', async () => {
  const { browser, answer } = await signIn('stranger');
  expect(location(answer)).toBe('/login?company=unlinked');
  expect((await browser.get('/generic/session/getToken.html')).status).toBe(401);
  expect((await browser.get('/login?company=unlinked')).text).toMatch(/not linked/);
});

test('who turns back at the provider is notified', async () => {
  const browser = portal.client();
  const begun = location(await browser.get(START));
  const back = await new ProviderVisitor(provider.issuer).refuse(begun);
  expect(location(await browser.get(path(back)))).toBe('/login?company=refused');
});

test('a callback works once, in the browser that began, within ten minutes, and with its state', async () => {
  await link('worker-mobile', 'lucia');
  const { browser, back } = await signIn('lucia');
  expect(location(await browser.get(path(back)))).toBe('/login?company=late');

  const another = portal.client();
  const begun = location(await another.get(START));
  const code = await new ProviderVisitor(provider.issuer).signIn(begun, 'lucia');
  expect(location(await portal.client().get(path(code)))).toBe('/login?company=late');
  const forged = path(code).replace(/state=[^&]+/, 'state=another');
  expect(location(await another.get(forged))).toBe('/login?company=failed');

  const slow = portal.client();
  const late = await new ProviderVisitor(provider.issuer).signIn(location(await slow.get(START)), 'lucia');
  portal.advance(11 * 60_000);
  expect(location(await slow.get(path(late)))).toBe('/login?company=late');
});

test('a code that was meant for another sign-in is refused: PKCE and nonce are this browser’s', async () => {
  await link('worker-mobile', 'lucia');
  const [victim, attacker] = [portal.client(), portal.client()];
  const stolen = await new ProviderVisitor(provider.issuer).signIn(location(await victim.get(START)), 'lucia');
  const own = new URL(location(await attacker.get(START))).searchParams.get('state') ?? '';
  const injected = path(stolen).replace(/state=[^&]+/, `state=${own}`);
  expect(location(await attacker.get(injected))).toBe('/login?company=failed');
  expect((await attacker.get('/generic/session/getToken.html')).status).toBe(401);
});

test('a link needs the password, the session that began it, and a subject that is nobody else’s', async () => {
  const browser = await portal.signedIn('worker-email');
  expect((await browser.post(LINK)).status).toBe(403);
  await link('worker-mobile', 'lucia');
  expect(await link('worker-email', 'lucia')).toBe('/#/user-account?company=taken');

  await confirm(browser, 'worker-email');
  const begun = (await browser.post(LINK)).body.location;
  const back = await new ProviderVisitor(provider.issuer).signIn(begun, 'jonas');
  await browser.signIn('worker-mobile');
  expect(location(await browser.get(path(back)))).toBe('/#/user-account?company=late');
});

test('the account’s own second factor is asked for here as well', async () => {
  await link('worker-mobile', 'lucia');
  const owner = await portal.signedIn('worker-mobile');
  await confirm(owner, 'worker-mobile');
  await owner.put('/wand2/api/account/contact-step', { isOn: true });
  const { browser, answer } = await signIn('lucia');
  expect(location(answer)).toBe('/#/auth?step=code');
  expect((await browser.get('/generic/session/getToken.html')).status).toBe(401);
  await confirm(owner, 'worker-mobile');
  await owner.put('/wand2/api/account/contact-step', { isOn: false });
});

test('the sign-out ends the session at the provider, of who came from there and of nobody else', async () => {
  await link('worker-mobile', 'lucia');
  const { browser } = await signIn('lucia');
  const left = new URL(location(await browser.get('/logout.html')));
  expect(left.origin).toBe(provider.issuer);
  expect(left.searchParams.get('post_logout_redirect_uri')).toBe(`${portal.origin}/login?signedOut=1`);
  expect(left.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect((await browser.get('/generic/session/getToken.html')).status).toBe(401);
  expect(location(await browser.get('/logout.html'))).toBe('/login?signedOut=1');
  const other = await portal.signedIn('manager');
  expect(location(await other.get('/logout.html'))).toBe('/login?signedOut=1');
});

test('an ended link signs nobody in; the password still does', async () => {
  await link('worker-mobile', 'lucia');
  const owner = await portal.signedIn('worker-mobile');
  expect((await owner.get('/wand2/api/account')).body.company).toMatchObject({ name: 'Northwind' });
  await confirm(owner, 'worker-mobile');
  expect((await owner.delete(LINK)).status).toBe(200);
  expect((await owner.get('/wand2/api/account')).body.company).toEqual({ name: 'Northwind', linkedAt: null });
  expect(location((await signIn('lucia')).answer)).toBe('/login?company=unlinked');
});

test('the page without scripts has the link, with the way back', async () => {
  const { text } = await portal.client().get('/login?returnUrl=%2F%23%2Fworker%2Fhome');
  expect(text).toMatch(
    /href="\/wand2\/manual\/api\/signIn\/company\?returnUrl=%2F%23%2Fworker%2Fhome">Sign in with Northwind</,
  );
});

test('without a provider there is no link and no way, and one that is away is said', async () => {
  const plain = await startApi();
  for (const path of [START, `${START}/callback`]) {
    const page = await plain.client().get(path);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.text).toContain('sign-in could not be reached');
  }
  expect((await plain.client().get('/wand2/manual/api/signIn/options')).body).toEqual({
    company: null,
    closesPasswords: false,
  });
  expect((await plain.client().get('/login')).text).not.toMatch(/Northwind/);
  expect((await plain.client().request('POST', `${START}/logout`, { body: LOGOUT, headers: FORM })).status).toBe(404);
  await plain.close();
  const gone = companySettings({ ...provider.environment, OIDC_ISSUER: 'http://localhost:9' });
  const away = await startApi({ company: gone });
  expect(location(await away.client().get(START))).toBe('/login?company=failed');
  // The provider is asked to try again.
  expect((await away.client().request('POST', `${START}/logout`, { body: LOGOUT, headers: FORM })).status).toBe(502);
  await away.close();
});

describe('many people behind one address (docs: account#company-limits)', () => {
  const CALLBACK = `${START}/callback`;

  test('none of those who sign in counts', async () => {
    await link('worker-mobile', 'lucia');
    for (let people = 0; people < 61; people += 1) {
      expect(location(await portal.client().get(START))).toContain(provider.issuer);
    }
    await portal.api.services.db.deleteFrom('limit_count').execute();
    for (let people = 0; people < 3; people += 1) expect(location((await signIn('lucia')).answer)).toBe('/');
    const counted = await portal.api.services.db.selectFrom('limit_count').where('count', '>', 0).selectAll().execute();
    expect(counted).toEqual([]);
  });

  test('after 60 refusals the next one is a page that says how long to wait', async () => {
    await portal.api.services.db.deleteFrom('limit_count').execute();
    for (let times = 0; times < 60; times += 1) {
      expect(location(await portal.client().get(CALLBACK))).toBe('/login?company=late');
    }
    const page = await portal.client().get(CALLBACK, { headers: { 'accept-language': 'de' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(page.text).toContain('15 Minuten');
  });
});
