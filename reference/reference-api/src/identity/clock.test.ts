import { generate } from 'otplib';
import { type Limit, take } from '../limits/limit.ts';
import { newestCode } from '../testing/codes.ts';
import { freshRecovery } from '../testing/fresh-recovery.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

/** A server's clock is set forward or back: ended sessions and codes stay ended, and waits do not grow by the jump. */

const portal = await startApi();
afterAll(() => portal.close());
const { db, now } = portal.api.services;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const RESET = '/wand2/manual/api/passwordReset';
const SECOND = '/wand2/manual/api/signIn/secondFactor';
const ACCOUNT = '/wand2/api/account';
const MAIL = 'jonas.weber@example.com';
const credentials = { userName: 'worker-email', password: 'Portal-2026' };
const token = (response: { body: { errors: { errorToken: string }[] } }) => response.body.errors[0]?.errorToken;

beforeEach(async () => {
  await freshRecovery(portal);
  for (const table of ['password_reset', 'authenticator', 'recovery_key'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('app_user').set({ contact_step_at: null }).execute();
});

const beginReset = async () => (await portal.client().post(RESET, { account: 'worker-email' })).body.reset as string;
const sendReset = (reset: string) => portal.client().post(`${RESET}/code`, { reset, channel: 'Email' });
const proveReset = async (reset: string, code: string) =>
  (await portal.client().post(`${RESET}/verify`, { reset, code })).body.status;

async function confirmed(): Promise<TestClient> {
  const owner = await portal.signedIn('worker-email');
  await owner.post('/wand2/api/passwordRegistrations/authenticate', credentials);
  return owner;
}

async function halfSignedIn(): Promise<TestClient> {
  const browser = portal.client();
  await browser.post('/wand2/manual/api/signIn', credentials);
  return browser;
}

describe('set back by an hour', () => {
  test('a code of a reset is sent again at once, and the newest is right', async () => {
    const reset = await beginReset();
    expect((await sendReset(reset)).status).toBe(200);
    portal.advance(-HOUR);
    expect((await sendReset(reset)).status).toBe(200);
    expect((await sendReset(reset)).status).toBe(429);
    expect(await proveReset(reset, await newestCode(portal, MAIL))).toBe('success');
  });

  test('a code of a sign-in is sent again at once', async () => {
    const owner = await confirmed();
    await owner.put(`${ACCOUNT}/contact-step`, { isOn: true });
    const browser = await halfSignedIn();
    await browser.post(`${SECOND}/code`, { channel: 'Email' });
    portal.advance(-HOUR);
    expect((await browser.post(`${SECOND}/code`, { channel: 'Email' })).status).toBe(200);
    expect((await browser.post(`${SECOND}/code`, { channel: 'Email' })).status).toBe(429);
  });

  test('a code that registers a contact is sent again at once, and its hourly budget does not last longer', async () => {
    const worker = await portal.signedIn();
    const send = () => worker.post('/wand2/api/passwordRegistrations/1001/email', { email: 'a@example.com' });
    await send();
    await db
      .updateTable('audit_event')
      .set({ at: new Date(now().getTime() + 3 * HOUR) })
      .execute();
    portal.advance(-HOUR);
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });

  test('a rotated refresh token is not good again', async () => {
    const browser = await portal.signedIn();
    const rotated = browser.refreshToken;
    await browser.refresh();
    portal.advance(-HOUR);
    expect((await browser.refresh()).status).toBe(200);
    browser.refreshToken = rotated;
    expect((await browser.refresh()).status).toBe(400);
  });

  test('a code that was used stays used', async () => {
    const reset = await beginReset();
    await sendReset(reset);
    const code = await newestCode(portal, MAIL);
    expect(await proveReset(reset, code)).toBe('success');
    portal.advance(-HOUR);
    expect(await proveReset(reset, code)).toBe('failed');
  });

  test('who is signed in stays signed in', async () => {
    const browser = await portal.signedIn();
    portal.advance(-HOUR);
    expect((await browser.get('/wand2/api/users/current')).status).toBe(200);
    expect((await browser.refresh()).status).toBe(200);
  });
});

test('a limit that a clock ahead began does not outlast its window', async () => {
  const limit: Limit = { key: ['clock', 'test'], max: 1, windowSeconds: 60 };
  await take(portal.api.services, limit);
  expect(await take(portal.api.services, limit)).toBeGreaterThan(0);
  portal.advance(-HOUR);
  expect(await take(portal.api.services, limit)).toBe(0);
  expect(await take(portal.api.services, limit)).toBeGreaterThan(0);
});

test('a code of an app that was used is refused forth and back; the one of the present step is right', async () => {
  const owner = await confirmed();
  const { secret } = (await owner.post(`${ACCOUNT}/authenticator`)).body;
  const codeNow = () => generate({ secret, epoch: Math.floor(now().getTime() / 1000) });
  await owner.post(`${ACCOUNT}/authenticator/confirm`, { code: await codeNow() });
  portal.advance(2 * MINUTE);
  const used = await codeNow();
  expect((await (await halfSignedIn()).post(SECOND, { method: 'authenticator', code: used })).status).toBe(200);
  const browser = await halfSignedIn();
  expect(token(await browser.post(SECOND, { method: 'authenticator', code: used }))).toBe('ERR_SECOND_FACTOR');
  portal.advance(HOUR);
  const later = await halfSignedIn();
  expect(token(await later.post(SECOND, { method: 'authenticator', code: used }))).toBe('ERR_SECOND_FACTOR');
  portal.advance(-HOUR);
  expect(token(await browser.post(SECOND, { method: 'authenticator', code: used }))).toBe('ERR_SECOND_FACTOR');
  portal.advance(MINUTE);
  expect((await browser.post(SECOND, { method: 'authenticator', code: await codeNow() })).status).toBe(200);
});

describe('set forward', () => {
  test('an hour ends what is to be proven: the reset and its code', async () => {
    const reset = await beginReset();
    await sendReset(reset);
    const code = await newestCode(portal, MAIL);
    portal.advance(HOUR);
    expect(await proveReset(reset, code)).toBe('failed');
    expect(token(await sendReset(reset))).toBe('ERR_RESET_ENDED');
  });

  test('a proven reset sets no password after eleven minutes', async () => {
    const reset = await beginReset();
    await sendReset(reset);
    await proveReset(reset, await newestCode(portal, MAIL));
    portal.advance(11 * MINUTE);
    const late = await portal.client().post(`${RESET}/password`, { reset, password: 'Tram-Kiwi-86' });
    expect(token(late)).toBe('ERR_RESET_ENDED');
  });

  test('a day ends every session and what came from it', async () => {
    const browser = await portal.signedIn();
    portal.advance(24 * HOUR);
    expect((await browser.get('/wand2/api/users/current')).status).toBe(401);
    expect((await browser.refresh()).status).toBe(400);
    expect((await browser.get('/generic/session/getToken.html')).status).toBe(401);
  });
});
