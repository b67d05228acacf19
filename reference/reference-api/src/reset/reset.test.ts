import { allSent } from '../messages/all-sent.ts';
import { messagesTo, newestCode, otherCode } from '../testing/codes.ts';
import { freshRecovery } from '../testing/fresh-recovery.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { findAccount } from './find-account.ts';
import { offeredContacts } from './offered-contacts.ts';

/** A forgotten password (docs: account#reset). */

const portal = await startApi();
afterAll(() => portal.close());
const { db } = portal.api.services;
const RESET = '/wand2/manual/api/passwordReset';
const MAIL = 'jonas.weber@example.com';
const NEW = 'Tram-Kiwi-86';
const MINUTE = 60_000;

beforeEach(async () => {
  await freshRecovery(portal);
  await db.deleteFrom('password_reset').execute();
});

const messages = (to: string) => messagesTo(portal, to);
const codeTo = (to: string) => newestCode(portal, to);
const begin = async (account: string, browser: TestClient = portal.client()) =>
  (await browser.post(RESET, { account })).body.reset as string;
const send = (reset: string, channel = 'Email') => portal.client().post(`${RESET}/code`, { reset, channel });
const prove = async (reset: string, code: string) =>
  (await portal.client().post(`${RESET}/verify`, { reset, code })).body;
const finish = (reset: string, password: string) => portal.client().post(`${RESET}/password`, { reset, password });
const signIn = (userName: string, password: string) =>
  portal.client().request('POST', '/login', { body: new URLSearchParams({ userName, password }) });
const right = { status: 'success', statusReason: '' };
const wrong = { status: 'failed', statusReason: 'INVALID_CODE' };
const expired = { status: 'failed', statusReason: 'EXPIRED' };

test('from the user name to the new password: sessions end, every contact hears of it, nobody is signed in by it (docs: account#reset-done)', async () => {
  const signedIn = await portal.signedIn('worker-mobile');
  const reset = await begin('Worker-Mobile');
  await send(reset, 'Mobile');
  expect(await prove(reset, await codeTo('+12133734253'))).toEqual(right);
  const finished = await finish(reset, NEW);
  expect([finished.status, finished.headers.getSetCookie()]).toEqual([200, []]);
  expect((await signedIn.get('/wand2/api/users/current')).status).toBe(401);
  expect((await signedIn.refresh()).status).toBe(400);
  expect((await signIn('worker-mobile', 'Portal-2026')).status).toBe(401);
  expect((await signIn('worker-mobile', NEW)).status).toBe(303);
  expect((await messages('lucia.fernandez@example.com'))[0]?.text).toContain('worker-mobile');
  expect(await messages('+12133734253')).toHaveLength(2);
  expect((await finish(reset, 'Tram-Kiwi-87')).body.errors[0].errorToken).toBe('ERR_RESET_OVERTAKEN');
});

test.each([MAIL.toUpperCase(), 'worker-email'])('%s finds the account', async (account) => {
  const reset = await begin(account);
  await send(reset);
  expect(await prove(reset, await codeTo(MAIL))).toEqual(right);
});

test('a contact of several accounts finds none of them, but the one whose user name it is', async () => {
  const address = 'desk@example.com';
  const found: unknown[] = [];
  const undone = new Error('Nothing of it stays.');
  const run = db.transaction().execute(async (trx) => {
    const user_ids = [1001, 1002, 1003, 1004];
    await trx
      .insertInto('recovery_registration')
      .values(user_ids.map((user_id) => ({ user_id, email: address })))
      .execute();
    found.push(await findAccount(trx, address));
    await trx.updateTable('app_user').set({ user_name: address }).where('id', '=', 1007).execute();
    found.push((await findAccount(trx, address))?.userId);
    throw undone;
  });
  await expect(run).rejects.toBe(undone);
  expect(found).toEqual([undefined, 1007]);
});

test('a number finds it as well, however it is written', async () => {
  const reset = await begin('(213) 373-4253');
  await send(reset, 'Mobile');
  expect(await prove(reset, await codeTo('+12133734253'))).toEqual(right);
});

test.each([
  ['worker-email', 'nobody-knows'],
  [MAIL, 'nobody.knows@example.com'],
  ['+12133734253', '+12133734299'],
  ['worker', 'worken'],
])('%s and %s are answered alike, in status, length and work (docs: account#reset-alike)', async (known, unknown) => {
  const seen = [];
  for (const account of [known, unknown]) {
    const browser = portal.client();
    const begun = await browser.post(RESET, { account });
    const { reset } = begun.body;
    const sent = await send(reset);
    const tried = await browser.post(`${RESET}/verify`, { reset, code: '00000000' });
    const set = await finish(reset, NEW);
    const row = await db.selectFrom('password_reset').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    const events = await db.selectFrom('audit_event').select('event').orderBy('id', 'desc').limit(3).execute();
    seen.push([
      begun.status,
      begun.text.length,
      begun.body.contacts.map((one: { channel: string }) => one.channel),
      [sent.status, sent.text, tried.status, tried.text, set.status, set.text],
      row.code_hash?.length,
      events,
    ]);
  }
  expect(seen[1]).toEqual(seen[0]);
});

test('what is offered is masked to one length, the same at every asking, and what was entered where nothing is known (docs: account#reset-contacts)', () => {
  const secret = { key: 'a secret of the portal', shapes: [] };
  const [one, again] = [offeredContacts('Nobody', undefined, secret), offeredContacts('nobody', undefined, secret)];
  expect(again).toEqual(one);
  expect(one.email).toMatch(/^[a-z]••••@[a-z]••••$/);
  expect(offeredContacts('Who@example.com', undefined, secret).email).toBe('w••••@e••••');
  const registered = { email: 'jonas@example.com', mobile: '+12133734253' };
  expect(offeredContacts('jonas', registered, secret)).toEqual({ email: 'j••••@e••••', mobile: '••••53' });
});

test('a contact the account does not have gets nothing, and its code is never right', async () => {
  const reset = await begin('worker-email');
  expect((await send(reset, 'Mobile')).status).toBe(200);
  expect(await prove(reset, '12345678')).toEqual(wrong);
  await allSent(portal.api.services);
  expect((await portal.client().get('/dev/outbox')).body).toEqual([]);
});

test('a code is used once, late, by another reset or after a newer one in vain (docs: account#reset-code)', async () => {
  const reset = await begin('worker-email');
  await send(reset);
  const first = await codeTo(MAIL);
  expect((await send(reset)).status).toBe(429);
  portal.advance(31_000);
  await send(reset);
  const second = await codeTo(MAIL);
  if (first !== second) expect(await prove(reset, first)).toEqual(wrong);
  const other = await begin('worker-email');
  expect(await prove(other, second)).toEqual(expired);
  expect(await prove(reset, second)).toEqual(right);
  expect(await prove(reset, second)).toEqual(expired);
  portal.advance(11 * MINUTE);
  expect((await finish(reset, NEW)).body.errors[0].errorToken).toBe('ERR_RESET_ENDED');
});

test('after ten minutes a code is late', async () => {
  const reset = await begin('worker-email');
  await send(reset);
  const code = await codeTo(MAIL);
  portal.advance(10 * MINUTE);
  expect(await prove(reset, code)).toEqual(expired);
});

test('five wrong codes, then a new one is needed (docs: account#reset-limits)', async () => {
  const reset = await begin('worker-email');
  await send(reset);
  const code = await codeTo(MAIL);
  for (let tries = 1; tries < 5; tries += 1) expect(await prove(reset, otherCode(code))).toEqual(wrong);
  expect(await prove(reset, otherCode(code))).toEqual(expired);
  expect(await prove(reset, code)).toEqual(expired);
});

test.each([
  ['Short-1', 'ERR_PASSWORD_RULE'],
  ['nodigitsnorupper', 'ERR_PASSWORD_RULE'],
  ['Sunshine-2026!', 'ERR_PASSWORD_COMMON'],
  ['Worker-Email-1', 'ERR_PASSWORD_COMMON'],
])('%s is refused (%s), and another may be tried', async (password, token) => {
  const reset = await begin('worker-email');
  await send(reset);
  await prove(reset, await codeTo(MAIL));
  const refused = await finish(reset, password);
  expect([refused.status, refused.body.errors[0].errorToken]).toEqual([400, token]);
  expect((await finish(reset, NEW)).status).toBe(200);
});

test('a word of the company’s name is easily guessed', async () => {
  const renamed = (name: string) => db.updateTable('client').set({ name }).where('id', '=', 1).execute();
  const { name } = await db.selectFrom('client').select('name').where('id', '=', 1).executeTakeFirstOrThrow();
  const reset = await begin('worker-email');
  await send(reset);
  await prove(reset, await codeTo(MAIL));
  await renamed('Zyntrava & Co');
  const refused = await finish(reset, 'Zyntrava-2026');
  await renamed(name);
  expect([refused.status, refused.body.errors?.[0].errorToken]).toEqual([400, 'ERR_PASSWORD_COMMON']);
});

test('without the right code no password is set', async () => {
  const reset = await begin('worker-email');
  expect((await finish(reset, NEW)).body.errors[0].errorToken).toBe('ERR_RESET_ENDED');
});

test('a hash of before Argon2id is made anew at the sign-in (docs: account#password-hash)', async () => {
  const scrypt = 'scrypt:16384:8:1:U5P9ubZkGuvzulxeyMq47A:42TQkQY8piYWkbnmRJ0TwPf1_5U0m083INofjrZpmlg';
  await db.updateTable('app_user').set({ password_hash: scrypt }).where('id', '=', 1001).execute();
  expect((await signIn('worker', 'wrong')).status).toBe(401);
  expect((await signIn('worker', 'Portal-2026')).status).toBe(303);
  const { password_hash } = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', 1001)
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await signIn('worker', 'Portal-2026')).status).toBe(303);
});
