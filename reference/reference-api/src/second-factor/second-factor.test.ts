import { generate } from 'otplib';
import { secretHash } from '../identity/secrets.ts';
import { messagesTo, newestCode, otherCode } from '../testing/codes.ts';
import { freshRecovery } from '../testing/fresh-recovery.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

/** A second factor (docs: account#second-factor). */

const portal = await startApi();
afterAll(() => portal.close());
const { db, now } = portal.api.services;
const ACCOUNT = '/wand2/api/account';
const SECOND = '/wand2/manual/api/signIn/secondFactor';
const STEP = 30_000;
const { password_hash } = await db.selectFrom('app_user').select('password_hash').executeTakeFirstOrThrow();
const credentials = { userName: 'worker-email', password: 'Portal-2026' };
const token = (response: { body: { errors: { errorToken: string }[] } }) => response.body.errors[0]?.errorToken;

beforeEach(async () => {
  await freshRecovery(portal);
  await db.deleteFrom('authenticator').execute();
  await db.deleteFrom('recovery_key').execute();
  await db.updateTable('app_user').set({ contact_step_at: null, password_hash }).execute();
});

const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(now().getTime() / 1000) });

/** An account with an app that was confirmed in the previous time step. */
async function withApp(): Promise<{ owner: TestClient; secret: string; codes: string[] }> {
  const owner = await portal.signedIn('worker-email');
  await owner.post('/wand2/api/passwordRegistrations/authenticate', credentials);
  const { secret } = (await owner.post(`${ACCOUNT}/authenticator`)).body;
  const { codes } = (await owner.post(`${ACCOUNT}/authenticator/confirm`, { code: await codeOf(secret) })).body;
  portal.advance(STEP);
  return { owner, secret, codes };
}
/** A browser after the right password. */
async function halfSignedIn(returnUrl?: string): Promise<{ browser: TestClient; location: string }> {
  const browser = portal.client();
  const { location } = (await browser.post('/wand2/manual/api/signIn', { ...credentials, returnUrl })).body;
  return { browser, location };
}
const isSignedIn = async (browser: TestClient) => (await browser.get('/generic/session/getToken.html')).status === 200;

test('with an app the password alone signs nobody in; its code does, and leads back (docs: account#second-factor)', async () => {
  const { secret } = await withApp();
  const { browser, location } = await halfSignedIn('/#/worker/home');
  expect(location).toBe('/#/auth?step=code&returnUrl=%2F%23%2Fworker%2Fhome');
  expect(await isSignedIn(browser)).toBe(false);
  const proven = await browser.post(SECOND, {
    method: 'authenticator',
    code: await codeOf(secret),
    returnUrl: '/#/worker/home',
  });
  expect(proven.body).toEqual({ location: '/#/worker/home' });
  expect(await isSignedIn(browser)).toBe(true);
});

test('the page without scripts does not go around it (docs: account#second-factor)', async () => {
  await withApp();
  const browser = portal.client();
  const response = await browser.request('POST', '/login', { body: new URLSearchParams(credentials) });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/#/auth?step=code']);
  expect(await isSignedIn(browser)).toBe(false);
});

test('a code works once, for one step to either side, and in the browser whose password was right (docs: account#authenticator)', async () => {
  const { secret } = await withApp();
  const code = await codeOf(secret);
  const { browser } = await halfSignedIn();
  const other = portal.client();
  expect(token(await other.post(SECOND, { method: 'authenticator', code }))).toBe('ERR_SIGN_IN_ENDED');
  expect((await browser.post(SECOND, { method: 'authenticator', code })).status).toBe(200);
  const again = await halfSignedIn();
  expect(token(await again.browser.post(SECOND, { method: 'authenticator', code }))).toBe('ERR_SECOND_FACTOR');
  portal.advance(3 * STEP);
  expect(token(await again.browser.post(SECOND, { method: 'authenticator', code }))).toBe('ERR_SECOND_FACTOR');
});

test('a sign-in waits ten minutes', async () => {
  const { secret } = await withApp();
  const { browser } = await halfSignedIn();
  portal.advance(10 * 60_000);
  const late = await browser.post(SECOND, { method: 'authenticator', code: await codeOf(secret) });
  expect(token(late)).toBe('ERR_SIGN_IN_ENDED');
});

test('a recovery code works once, however it is written, and its owner is notified', async () => {
  const { codes, owner } = await withApp();
  expect(new Set(codes).size).toBe(10);
  const code = codes[3]?.toLowerCase().replaceAll('-', ' ') ?? '';
  const { browser } = await halfSignedIn();
  expect((await browser.post(SECOND, { method: 'recovery-code', code })).status).toBe(200);
  const again = await halfSignedIn();
  expect(token(await again.browser.post(SECOND, { method: 'recovery-code', code }))).toBe('ERR_SECOND_FACTOR');
  expect((await owner.get(ACCOUNT)).body.recoveryCodesLeft).toBe(9);
  expect((await messagesTo(portal, 'jonas.weber@example.com'))[0]?.text).toContain('recovery code');
});

test('new recovery codes take the place of the old ones, kept hashed as passwords are, and the owner is notified (docs: account#second-factor-changes)', async () => {
  const { codes, owner } = await withApp();
  const renewed = (await owner.post(`${ACCOUNT}/recovery-codes`)).body.codes as string[];
  expect((await messagesTo(portal, 'jonas.weber@example.com'))[0]?.text).toContain('New recovery codes');
  const rows = await db.selectFrom('recovery_key').select('code_hash').execute();
  expect(rows.map(({ code_hash }) => code_hash.slice(0, 10))).toEqual(Array(10).fill('$argon2id$'));
  const { browser } = await halfSignedIn();
  const old = { method: 'recovery-code', code: codes[0] };
  expect(token(await browser.post(SECOND, old))).toBe('ERR_SECOND_FACTOR');
  expect((await browser.post(SECOND, { ...old, code: renewed[9] })).status).toBe(200);
});

test('a recovery code of before, with a plain hash, works once', async () => {
  await withApp();
  await db.updateTable('recovery_key').set({ used_at: now() }).execute();
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', 'worker-email')
    .executeTakeFirstOrThrow();
  const row = { user_id: id, code_hash: secretHash(`${id} ABCDEFGHJKMN`), used_at: null };
  await db.insertInto('recovery_key').values(row).execute();
  const enter = async () =>
    (await (await halfSignedIn()).browser.post(SECOND, { method: 'recovery-code', code: 'abcd-efgh-jkmn' })).status;
  expect([await enter(), await enter()]).toEqual([200, 400]);
});

const WRONG = { method: 'authenticator', code: '000000' };

/** Ten wrong codes in a browser that is not known. */
async function lockStrangersOut(): Promise<void> {
  const { browser } = await halfSignedIn();
  for (let tries = 0; tries < 10; tries += 1) await browser.post(SECOND, WRONG);
}

test('ten wrong codes, then it has to be waited, whichever browser tries (docs: account#second-factor-limits)', async () => {
  const { secret } = await withApp();
  await lockStrangersOut();
  const last = await halfSignedIn();
  expect((await last.browser.post(SECOND, { ...WRONG, code: await codeOf(secret) })).status).toBe(429);
});

test('a browser in which the account has signed in has tries of its own (docs: account#second-factor-limits)', async () => {
  const { owner, secret } = await withApp();
  await lockStrangersOut();
  await owner.post('/wand2/manual/api/signIn', credentials);
  expect((await owner.post(SECOND, { ...WRONG, code: await codeOf(secret) })).status).toBe(200);
  for (let tries = 0; tries < 9; tries += 1) await owner.post(SECOND, WRONG);
  await owner.post('/wand2/manual/api/signIn', credentials);
  for (let tries = 0; tries < 9; tries += 1) await owner.post(SECOND, WRONG);
  expect((await owner.post(SECOND, WRONG)).status).toBe(429);
});

test('what changes the second factor needs the password again (docs: account#second-factor-changes)', async () => {
  const { owner } = await withApp();
  portal.advance(6 * 60_000);
  expect((await owner.delete(`${ACCOUNT}/authenticator`)).status).toBe(403);
  expect((await owner.post(`${ACCOUNT}/recovery-codes`)).status).toBe(403);
  await owner.post('/wand2/api/passwordRegistrations/authenticate', credentials);
  expect((await owner.post(`${ACCOUNT}/recovery-codes`)).body.codes).toHaveLength(10);
  expect(token(await owner.post(`${ACCOUNT}/authenticator`))).toBe('ERR_AUTHENTICATOR_THERE');
  expect((await owner.delete(`${ACCOUNT}/authenticator`)).status).toBe(200);
  expect((await halfSignedIn()).location).toBe('/');
});

test('an app that was never confirmed is not asked for', async () => {
  const owner = await portal.signedIn('worker-email');
  await owner.post('/wand2/api/passwordRegistrations/authenticate', credentials);
  await owner.post(`${ACCOUNT}/authenticator`);
  expect(token(await owner.post(`${ACCOUNT}/authenticator/confirm`, { code: 'abcdef' }))).toBe('ERR_SECOND_FACTOR');
  expect((await halfSignedIn()).location).toBe('/');
});

test('an app that was never confirmed completes no sign-in (docs: account#authenticator)', async () => {
  const owner = await withContactStep();
  const { secret } = (await owner.post(`${ACCOUNT}/authenticator`)).body;
  const { browser } = await halfSignedIn();
  expect((await browser.get(SECOND)).body.authenticator).toBe(false);
  const code = await codeOf(secret);
  expect(token(await browser.post(SECOND, { method: 'authenticator', code }))).toBe('ERR_SECOND_FACTOR');
  expect((await owner.get(ACCOUNT)).body.authenticatorSince).toBeNull();
});

test('a sign-in that waits ends with the password that began it, and with every session', async () => {
  const { owner, secret } = await withApp();
  for (const end of [
    () => owner.delete(`${ACCOUNT}/sessions`),
    () => owner.post(`${ACCOUNT}/password`, { password: 'Lamp-Otter-53' }),
  ]) {
    const { browser } = await halfSignedIn();
    expect((await end()).status).toBe(200);
    const ended = await browser.post(SECOND, { method: 'authenticator', code: await codeOf(secret) });
    expect(token(ended)).toBe('ERR_SIGN_IN_ENDED');
  }
});

test('a code to a contact that was removed meanwhile completes no sign-in', async () => {
  await db.updateTable('recovery_registration').set({ mobile: '+12133734253', mobile_country: 'US' }).execute();
  const owner = await withContactStep();
  const { browser } = await halfSignedIn();
  await browser.post(`${SECOND}/code`, { channel: 'Mobile' });
  const code = await newestCode(portal, '+12133734253');
  expect((await owner.post('/wand2/api/passwordRegistrations/1005/removeMobile', {})).status).toBe(200);
  expect(token(await prove(browser, code))).toBe('ERR_SECOND_FACTOR');
});

test('the secret is kept sealed', async () => {
  const { secret } = await withApp();
  const row = await db.selectFrom('authenticator').select('secret').executeTakeFirstOrThrow();
  expect(row.secret).not.toContain(secret);
});

const MAIL = 'jonas.weber@example.com';
async function withContactStep(): Promise<TestClient> {
  const owner = await portal.signedIn('worker-email');
  await owner.post('/wand2/api/passwordRegistrations/authenticate', credentials);
  expect((await owner.put(`${ACCOUNT}/contact-step`, { isOn: true })).status).toBe(200);
  return owner;
}
const prove = (browser: TestClient, code: string) => browser.post(SECOND, { method: 'contact', code });

test('a code to a contact completes the sign-in where the account asks for it, with blanks or not (docs: account#contact-step)', async () => {
  const owner = await withContactStep();
  expect((await owner.get(ACCOUNT)).body.contactStepSince).toMatch(/^\d{4}-/);
  expect((await messagesTo(portal, MAIL))[0]?.text).toContain('worker-email');
  const { browser } = await halfSignedIn();
  expect(await isSignedIn(browser)).toBe(false);
  expect((await browser.get(SECOND)).body).toEqual({
    authenticator: false,
    passkey: false,
    recoveryCode: false,
    contacts: [{ channel: 'Email', masked: 'jo••••@example.com' }],
  });
  expect((await browser.post(`${SECOND}/code`, { channel: 'Email' })).body.expiresInSeconds).toBe(600);
  const code = await newestCode(portal, MAIL);
  expect((await prove(browser, `${code.slice(0, 4)} ${code.slice(4)}`)).body).toEqual({ location: '/' });
  expect(await isSignedIn(browser)).toBe(true);
});

test('such a code works once, in its browser, the newest only, for ten minutes and five tries', async () => {
  await withContactStep();
  const send = async (browser: TestClient) => {
    await browser.post(`${SECOND}/code`, { channel: 'Email' });
    return newestCode(portal, MAIL);
  };
  const { browser } = await halfSignedIn();
  const first = await send(browser);
  expect((await browser.post(`${SECOND}/code`, { channel: 'Email' })).status).toBe(429);
  const other = (await halfSignedIn()).browser;
  expect(token(await prove(other, first))).toBe('ERR_SECOND_FACTOR');
  portal.advance(STEP);
  const second = await send(browser);
  expect(token(await prove(browser, first === second ? otherCode(first) : first))).toBe('ERR_SECOND_FACTOR');
  for (let tries = 0; tries < 4; tries += 1) await prove(browser, otherCode(second));
  expect(token(await prove(browser, second))).toBe('ERR_SECOND_FACTOR');
  portal.advance(STEP);
  const third = await send(browser);
  portal.advance(10 * 60_000);
  expect(token(await prove(browser, third))).toBe('ERR_SIGN_IN_ENDED');
});

test('an account with an app alone is sent no code, and none is asked for without a contact', async () => {
  await withApp();
  const { browser } = await halfSignedIn();
  expect((await browser.get(SECOND)).body).toMatchObject({ authenticator: true, recoveryCode: true, contacts: [] });
  expect((await browser.post(`${SECOND}/code`, { channel: 'Email' })).status).toBe(403);
  const manager = await portal.signedIn('manager');
  const own = { userName: 'manager', password: 'Portal-2026' };
  await manager.post('/wand2/api/passwordRegistrations/authenticate', own);
  expect(token(await manager.put(`${ACCOUNT}/contact-step`, { isOn: true }))).toBe('ERR_NO_CONTACT');
});

test('turning codes to a contact off needs the password, and the password alone signs in again', async () => {
  const owner = await withContactStep();
  portal.advance(6 * 60_000);
  expect((await owner.put(`${ACCOUNT}/contact-step`, { isOn: false })).status).toBe(403);
  await owner.post('/wand2/api/passwordRegistrations/authenticate', credentials);
  await owner.put(`${ACCOUNT}/contact-step`, { isOn: false });
  expect((await halfSignedIn()).location).toBe('/');
});

test('recovery codes go with the last second factor, and are not there again with the next one (docs: account#recovery-keys)', async () => {
  const owner = await withContactStep();
  const [code] = (await owner.post(`${ACCOUNT}/recovery-codes`)).body.codes;
  await owner.put(`${ACCOUNT}/contact-step`, { isOn: false });
  await owner.put(`${ACCOUNT}/contact-step`, { isOn: true });
  const { browser } = await halfSignedIn();
  expect((await browser.get(SECOND)).body.recoveryCode).toBe(false);
  expect(token(await browser.post(SECOND, { method: 'recovery-code', code }))).toBe('ERR_SECOND_FACTOR');
});
