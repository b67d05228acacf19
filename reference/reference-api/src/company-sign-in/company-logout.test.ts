import { randomUUID } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { freshRecovery } from '../testing/fresh-recovery.ts';
import { startOpenIdProvider } from '../testing/services/openid-provider.ts';
import { ProviderVisitor } from '../testing/services/openid-walk.ts';
import { startApi } from '../testing/start-api.ts';
import { companySettings } from './settings.ts';

/** A back-channel logout (docs: account#company-logout) of a real provider, and tokens that its key has signed. */

const provider = await startOpenIdProvider();
const portal = await startApi({ company: companySettings(provider.environment) });
provider.trust(portal.origin);
afterAll(async () => {
  await portal.close();
  await provider.close();
});

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const START = '/wand2/manual/api/signIn/company';
const { db } = portal.api.services;

beforeEach(async () => {
  await freshRecovery(portal);
  await db.deleteFrom('company_identity').execute();
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', 'worker-mobile')
    .executeTakeFirstOrThrow();
  const linked = { issuer: provider.issuer, subject: 'lucia', user_id: id, linked_at: new Date(), used_at: null };
  await db.insertInto('company_identity').values(linked).execute();
});

async function signIn() {
  const visitor = new ProviderVisitor(provider.issuer);
  const browser = portal.client();
  const begun = (await browser.get(START)).headers.get('location') ?? '';
  const back = await visitor.signIn(begun, 'lucia');
  await browser.get(back.replace(portal.origin, ''));
  browser.refreshToken = (await browser.get('/generic/session/getToken.html')).body.token;
  await browser.refresh();
  return { browser, visitor };
}

const isSignedIn = async ({ browser }: Awaited<ReturnType<typeof signIn>>) =>
  (await browser.get('/wand2/api/users/current')).status === 200;

const sidOf = async () =>
  (await db.selectFrom('session').select('company_sid').orderBy('id', 'desc').executeTakeFirstOrThrow()).company_sid;

const claims = (given: object = {}) => ({
  iss: provider.issuer,
  aud: 'portal',
  iat: Math.floor(Date.now() / 1000),
  jti: randomUUID(),
  events: { [EVENT]: {} },
  sub: 'lucia',
  ...given,
});

const logout = (token: string) =>
  portal.client().request('POST', `${START}/logout`, {
    body: new URLSearchParams({ logout_token: token }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('signing out at the provider ends the session that came from there, with its tokens, and no other (docs: account#company-logout, api#api-company-logout)', async () => {
  const [here, elsewhere] = [await signIn(), await signIn()];
  const byPassword = await portal.signedIn('worker-mobile');
  await here.visitor.signOut(`${provider.issuer}/session/end?client_id=portal`);
  expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([false, true]);
  expect((await here.browser.refresh()).status).toBe(400);
  expect((await here.browser.get('/generic/session/getToken.html')).status).toBe(401);
  expect((await byPassword.get('/wand2/api/users/current')).status).toBe(200);
});

test('a token without a session ends all of the subject, once; a subject that nobody is linked to ends none', async () => {
  const all = [await signIn(), await signIn()];
  expect((await logout(await provider.sign(claims({ sub: 'stranger' })))).body).toEqual({ ended: 0 });
  const token = await provider.sign(claims(), { typ: 'logout+jwt' });
  expect((await logout(token)).body).toMatchObject({ ended: expect.any(Number) });
  for (const one of all) expect(await isSignedIn(one)).toBe(false);
  const again = await signIn();
  expect((await logout(token)).status).toBe(400);
  expect(await isSignedIn(again)).toBe(true);
});

test('a sign-in that waits for its second factor ends as well', async () => {
  const owner = await portal.signedIn('worker-mobile');
  await owner.post('/wand2/api/passwordRegistrations/authenticate', {
    userName: 'worker-mobile',
    password: 'Portal-2026',
  });
  await owner.put('/wand2/api/account/contact-step', { isOn: true });
  const browser = portal.client();
  const begun = (await browser.get(START)).headers.get('location') ?? '';
  const back = await new ProviderVisitor(provider.issuer).signIn(begun, 'lucia');
  await browser.get(back.replace(portal.origin, ''));
  const waiting = await db.selectFrom('sign_in_attempt').select('attempt_sid').executeTakeFirstOrThrow();
  await logout(await provider.sign(claims({ sid: waiting.attempt_sid })));
  expect(await db.selectFrom('sign_in_attempt').select('attempt_sid').execute()).toEqual([]);
  await owner.put('/wand2/api/account/contact-step', { isOn: false });
});

const SECONDS = Math.floor(Date.now() / 1000);
test.each([
  ['another issuer', { iss: 'https://id.example.com' }],
  ['another audience', { aud: 'another' }],
  ['no time', { iat: undefined }],
  ['an old time', { iat: SECONDS - 3600 }],
  ['a time to come', { iat: SECONDS + 3600 }],
  ['an end that is over', { exp: SECONDS - 600 }],
  ['a nonce, as an ID token has', { nonce: 'any' }],
  ['no events', { events: undefined }],
  ['another event', { events: { 'https://example.com/event': {} } }],
  ['no id', { jti: undefined }],
  ['neither a subject nor a session', { sub: undefined, sid: undefined }],
])('a logout token with %s is refused, and ends nothing', async (_, wrong) => {
  const signedIn = await signIn();
  const answer = await logout(await provider.sign(claims({ sid: await sidOf(), ...wrong })));
  expect([answer.status, answer.body.errors[0].value]).toEqual([400, 'body.logout_token']);
  expect(await isSignedIn(signedIn)).toBe(true);
});

test('the signature counts: of another key, of the shared secret, of none', async () => {
  const signedIn = await signIn();
  const { privateKey } = await generateKeyPair('RS256');
  const bySecret = new TextEncoder().encode(provider.environment.OIDC_CLIENT_SECRET);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged = [
    await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: 'of-the-tests' }).sign(privateKey),
    await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(bySecret),
    `${part({ alg: 'none' })}.${part(claims())}.`,
    await provider.sign(claims(), { typ: 'at+jwt' }),
    'no token',
  ];
  for (const token of forged) expect((await logout(token)).status).toBe(400);
  expect(await isSignedIn(signedIn)).toBe(true);
});
