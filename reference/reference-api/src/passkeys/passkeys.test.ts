import { messagesTo } from '../testing/codes.ts';
import { freshRecovery } from '../testing/fresh-recovery.ts';
import { type Deviation, SoftwareAuthenticator } from '../testing/services/software-authenticator.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

/** Passkeys (docs: account#passkeys). */

const portal = await startApi();
afterAll(() => portal.close());
const { db } = portal.api.services;
const PASSKEYS = '/wand2/api/account/passkeys';
const SIGN_IN = '/wand2/manual/api/signIn/passkey';
const credentials = { userName: 'worker-email', password: 'Portal-2026' };
const token = (response: { body: { errors: { errorToken: string }[] } }) => response.body.errors[0]?.errorToken;
const confirm = (owner: TestClient) => owner.post('/wand2/api/passwordRegistrations/authenticate', credentials);
const isSignedIn = async (browser: TestClient) => (await browser.get('/generic/session/getToken.html')).status === 200;

beforeEach(async () => {
  await freshRecovery(portal);
  await db.deleteFrom('passkey').execute();
});

async function withPasskey(name = 'MacBook') {
  const owner = await portal.signedIn('worker-email');
  await confirm(owner);
  const device = new SoftwareAuthenticator(portal.origin);
  const options = (await owner.post(`${PASSKEYS}/options`)).body;
  const added = await owner.post(PASSKEYS, { name, credential: device.create(options) });
  expect(added.status).toBe(200);
  return { owner, device, passkeyId: added.body.passkeyId as number };
}
async function signInBy(device: SoftwareAuthenticator, deviation: Deviation = {}, browser = portal.client()) {
  const options = (await browser.post(`${SIGN_IN}/options`, {})).body;
  const response = await browser.post(SIGN_IN, { credential: device.get(options, deviation) });
  return { browser, options, response };
}

test('a passkey is added after the password, its owner is notified, and it signs in by itself (docs: account#passkeys)', async () => {
  const { owner, device } = await withPasskey();
  expect((await owner.get('/wand2/api/account')).body.passkeys).toEqual([
    { passkeyId: expect.any(Number), name: 'MacBook', addedAt: expect.any(String), usedAt: null },
  ]);
  expect((await messagesTo(portal, 'jonas.weber@example.com'))[0]?.text).toContain('passkey');
  const { browser, response } = await signInBy(device);
  expect(response.body).toEqual({ location: '/' });
  expect(await isSignedIn(browser)).toBe(true);
  expect((await owner.get('/wand2/api/account')).body.passkeys[0].usedAt).toMatch(/^\d{4}-/);
});

test('it leads back to where one came from, and to no other site', async () => {
  const { device } = await withPasskey();
  const browser = portal.client();
  const signIn = async (returnUrl: string) => {
    const options = (await browser.post(`${SIGN_IN}/options`, {})).body;
    return (await browser.post(SIGN_IN, { credential: device.get(options), returnUrl })).body.location;
  };
  expect(await signIn('/#/worker/home')).toBe('/#/worker/home');
  expect(await signIn('https://evil.example/')).toBe('/');
});

test.each<[string, Deviation]>([
  ['of another site', { origin: 'https://evil.example' }],
  ['in a frame of another site', { crossOrigin: true }],
  ['with the user handle of another account', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ['whose holder was not verified', { isVerified: false }],
  ['whose signatures went backwards', { counter: 1 }],
])('a signature %s signs nobody in', async (_, deviation) => {
  const { device } = await withPasskey();
  await signInBy(device);
  const { browser, response } = await signInBy(device, deviation);
  expect([response.status, token(response)]).toEqual([401, 'ERR_PASSKEY_REFUSED']);
  expect(await isSignedIn(browser)).toBe(false);
});

test('none is made in a frame of another site (docs: account#passkey-frames)', async () => {
  const owner = await portal.signedIn('worker-email');
  await confirm(owner);
  const options = (await owner.post(`${PASSKEYS}/options`)).body;
  const credential = new SoftwareAuthenticator(portal.origin).create(options, { crossOrigin: true });
  expect(token(await owner.post(PASSKEYS, { name: 'Framed', credential }))).toBe('ERR_PASSKEY');
});

test('a passkey that is older than its stored handle signs in, and keeps the handle that it has', async () => {
  const { device } = await withPasskey();
  await db.updateTable('passkey').set({ user_handle: null }).execute();
  expect((await signInBy(device)).response.status).toBe(200);
  expect((await signInBy(device, { userHandle: 'c29tZWJvZHkgZWxzZQ' })).response.status).toBe(401);
});

test('a challenge is answered once, in the browser that asked, within ten minutes (docs: account#passkey-challenge)', async () => {
  const { device } = await withPasskey();
  const { browser, options, response } = await signInBy(device);
  expect(response.status).toBe(200);
  const again = { credential: device.get(options) };
  expect(token(await browser.post(SIGN_IN, again))).toBe('ERR_PASSKEY_REFUSED');
  const own = (await browser.post(`${SIGN_IN}/options`, {})).body;
  const other = portal.client();
  await other.post(`${SIGN_IN}/options`, {});
  expect(token(await other.post(SIGN_IN, { credential: device.get(own) }))).toBe('ERR_PASSKEY_REFUSED');
  portal.advance(10 * 60_000);
  expect(token(await browser.post(SIGN_IN, { credential: device.get(own) }))).toBe('ERR_PASSKEY_REFUSED');
});

test('two tabs of a browser each have a challenge of their own', async () => {
  const { device } = await withPasskey();
  const browser = portal.client();
  const first = (await browser.post(`${SIGN_IN}/options`, {})).body;
  await browser.post(`${SIGN_IN}/options`, {});
  expect((await browser.post(SIGN_IN, { credential: device.get(first) })).status).toBe(200);
});

test('a passkey that nobody has is refused in the same words as a wrong one', async () => {
  const { device } = await withPasskey();
  const unknown = (await signInBy(new SoftwareAuthenticator(portal.origin))).response;
  const wrong = (await signInBy(device, { isVerified: false })).response;
  expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
});

test('without the password, for another session or late, none is added; one that is there is not made again', async () => {
  const { owner, device } = await withPasskey();
  const stranger = await portal.signedIn('worker-mobile');
  expect((await stranger.post(`${PASSKEYS}/options`)).status).toBe(403);
  const options = (await owner.post(`${PASSKEYS}/options`)).body;
  expect(options.excludeCredentials).toEqual([
    { id: device.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
  ]);
  const mine = { userName: 'worker-mobile', password: 'Portal-2026' };
  await stranger.post('/wand2/api/passwordRegistrations/authenticate', mine);
  const made = { name: 'Mine', credential: new SoftwareAuthenticator(portal.origin).create(options) };
  expect(token(await stranger.post(PASSKEYS, made))).toBe('ERR_PASSKEY');
  portal.advance(10 * 60_000);
  await confirm(owner);
  expect(token(await owner.post(PASSKEYS, made))).toBe('ERR_PASSKEY');
  expect((await owner.get('/wand2/api/account')).body.passkeys).toHaveLength(1);
});

test('a name with a line break or a change of direction is refused (docs: account#plain-names)', async () => {
  const owner = await portal.signedIn('worker-email');
  await confirm(owner);
  const options = (await owner.post(`${PASSKEYS}/options`)).body;
  const credential = new SoftwareAuthenticator(portal.origin).create(options);
  for (const name of ['Mac\nBook', '\u202ekooBcaM']) {
    expect(token(await owner.post(PASSKEYS, { name, credential }))).toBe('ERR_NAME_CHARACTERS');
  }
  expect((await owner.post(PASSKEYS, { name: 'MacBook', credential })).status).toBe(200);
});

test('its owner renames it, and removes it after the password; nobody else does', async () => {
  const { owner, device, passkeyId } = await withPasskey();
  const stranger = await portal.signedIn('worker-mobile');
  const one = `${PASSKEYS}/${passkeyId}`;
  expect((await stranger.put(one, { name: 'Mine' })).status).toBe(404);
  expect((await owner.put(one, { name: ' Work laptop ' })).status).toBe(200);
  expect((await owner.get('/wand2/api/account')).body.passkeys[0].name).toBe('Work laptop');
  portal.advance(6 * 60_000);
  expect((await owner.delete(one)).status).toBe(403);
  await confirm(owner);
  expect((await owner.delete(one)).status).toBe(200);
  expect((await owner.delete(one)).status).toBe(404);
  expect(token((await signInBy(device)).response)).toBe('ERR_PASSKEY_REFUSED');
});

test('another site signs nobody in', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await portal.client().post(`${SIGN_IN}/options`, {}, { headers })).status).toBe(403);
});

test('a browser whose password was right is asked for a passkey of that account', async () => {
  const { device } = await withPasskey();
  await db.insertInto('authenticator').values(appOf(1005)).execute();
  const browser = portal.client();
  await browser.post('/wand2/manual/api/signIn', credentials);
  expect(await isSignedIn(browser)).toBe(false);
  const options = (await browser.post(`${SIGN_IN}/options`, { secondFactor: true })).body;
  expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([device.id.toString('base64url')]);
  expect((await browser.post(SIGN_IN, { credential: device.get(options) })).status).toBe(200);
  expect(await isSignedIn(browser)).toBe(true);
  await db.deleteFrom('authenticator').execute();
});

const appOf = (user_id: number) => ({ user_id, secret: '', added_at: new Date(), confirmed_at: new Date() });
