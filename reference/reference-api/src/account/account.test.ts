import { deadOf } from '../messages/message-queue.ts';
import { freshRecovery } from '../testing/fresh-recovery.ts';
import { startApi } from '../testing/start-api.ts';

/** The owner's view of an account and changes of it (docs: account#overview), and signing in (docs: account#sign-in). */

const portal = await startApi();
afterAll(() => portal.close());
beforeEach(() => freshRecovery(portal));
const NEW = 'Tram-Kiwi-86';
const AUTHENTICATE = '/wand2/api/passwordRegistrations/authenticate';
const SIGN_IN = '/wand2/manual/api/signIn';
const token = (response: { body: { errors: { errorToken: string }[] } }) => response.body.errors[0]?.errorToken;

test('the overview shows contacts masked, and only landing pages that there are (docs: shell#landing-pages)', async () => {
  const browser = await portal.signedIn('worker-mobile');
  const { body } = await browser.get('/wand2/api/account');
  expect(body).toMatchObject({
    passwordChangedAt: null,
    contacts: [
      { channel: 'Email', masked: 'lu••••@example.com' },
      { channel: 'Mobile', masked: '••••4253' },
    ],
    landingPage: 'Home',
    landingPages: ['Home', 'Time and Billing'],
  });
});

test('sessions are listed, this browser’s first, and one is ended with its tokens; nobody ends another’s', async () => {
  const [here, there, stranger] = [
    await portal.signedIn('worker-email'),
    await portal.signedIn('worker-email'),
    await portal.signedIn('manager'),
  ];
  const sessions = (await here.get('/wand2/api/account/sessions')).body;
  expect(sessions).toHaveLength(2);
  expect(sessions.map((one: { isCurrent: boolean }) => one.isCurrent)).toEqual([true, false]);
  const other = `/wand2/api/account/sessions/${sessions[1].sessionId}`;
  expect((await stranger.delete(other)).status).toBe(404);
  expect((await here.delete(other)).status).toBe(200);
  expect((await here.delete(other)).status).toBe(404);
  expect((await there.get('/wand2/api/users/current')).status).toBe(401);
  expect((await there.refresh()).status).toBe(400);
  expect((await here.get('/wand2/api/users/current')).status).toBe(200);
});

test('all others are ended at once (docs: account#sessions)', async () => {
  const here = await portal.signedIn('supplier');
  const others = [await portal.signedIn('supplier'), await portal.signedIn('supplier')];
  expect((await here.delete('/wand2/api/account/sessions')).body).toEqual({ count: 2 });
  for (const one of others) expect((await one.get('/wand2/api/users/current')).status).toBe(401);
  expect((await here.get('/wand2/api/account/sessions')).body).toHaveLength(1);
});

test('the password is changed once it was confirmed; others are signed out, this browser is not (docs: account#password-change)', async () => {
  const here = await portal.signedIn('vms');
  const there = await portal.signedIn('vms');
  const change = (password: string) => here.post('/wand2/api/account/password', { password });
  expect((await change(NEW)).status).toBe(403);
  await here.post(AUTHENTICATE, { userName: 'vms', password: 'Portal-2026' });
  expect(token(await change('Sunshine-2026!'))).toBe('ERR_PASSWORD_COMMON');
  expect((await change(NEW)).status).toBe(200);
  expect((await change('Tram-Kiwi-87')).status).toBe(403);
  expect((await there.get('/wand2/api/users/current')).status).toBe(401);
  expect((await here.get('/wand2/api/account')).body.passwordChangedAt).toMatch(/^\d{4}-/);
  const again = portal.client();
  expect((await again.post(SIGN_IN, { userName: 'vms', password: 'Portal-2026' })).status).toBe(401);
  expect((await again.post(SIGN_IN, { userName: 'vms', password: NEW })).status).toBe(200);
});

test('a sign-in leads back, else to the page the user starts on, else home; never to another site', async () => {
  const worker = await portal.signedIn();
  const location = async (returnUrl?: string) =>
    (await portal.client().post(SIGN_IN, { userName: 'worker', password: 'Portal-2026', returnUrl })).body.location;
  expect(await location()).toBe('/');
  await worker.post('/wand2/api/users/update/1001/landingPage/Time%20and%20Billing');
  expect(await location()).toBe('/#/worker/time-expense');
  expect(await location('/#/worker/home')).toBe('/#/worker/home');
  expect(await location('https://evil.example/')).toBe('/#/worker/time-expense');
  await worker.post('/wand2/api/users/update/1001/landingPage/Reporting');
  expect(await location()).toBe('/');
});

test.each(['worker', 'nobody-knows'])('a wrong password of %s is answered alike', async (userName) => {
  const refused = await portal.client().post(SIGN_IN, { userName, password: 'wrong' });
  expect([refused.status, token(refused), refused.text.length]).toEqual([401, 'ERR_SIGN_IN', expect.any(Number)]);
  expect(refused.headers.getSetCookie().filter((cookie) => cookie.startsWith('portal_session'))).toEqual([]);
});

test('another site signs nobody in', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const body = { userName: 'worker', password: 'Portal-2026' };
  expect((await portal.client().post(SIGN_IN, body, { headers })).status).toBe(403);
});

test('what is kept of an account is handed to its owner without a hash or a token, and recents are forgotten (docs: account#recent, account#own-data)', async () => {
  const worker = await portal.signedIn();
  await worker.post('/wand2/api/users/recently-viewed', { userId: 1001, objectId: 7, type: 'timecard' });
  await worker.post('/ratepoint/api/users/recentSearch', { searchText: 'Pacific Freight' });
  const given = { sealed: 'sealed', id: 'one', until: '', isCode: false };
  for (const userId of [1001, 1002])
    await portal.api.services.queue.boss.send(deadOf('email'), { ...given, userId, reason: 'refused' });
  const data = await worker.get('/wand2/api/account/data');
  const { parts } = data.body;
  expect(parts.unsentMessages).toEqual([{ channel: 'email', stored_at: expect.any(String), given_up: true }]);
  for (const name of ['notifications', 'remindedOn', 'remindedByHand', 'calendarAddress', 'exports'])
    expect([name, parts[name]]).toEqual([name, expect.any(Array)]);
  expect(data.body.parts).toMatchObject({
    profile: { user_name: 'worker' },
    recentlyViewed: [{ object_id: 7 }],
    recentSearches: [{ search_text: 'Pacific Freight' }],
  });
  expect(data.text).not.toMatch(/argon2|token_hash|_hash/);
  expect((await worker.delete('/wand2/api/account/recent')).status).toBe(200);
  expect((await worker.get('/wand2/api/account')).body.recentlyViewed).toEqual([]);
  expect((await worker.get('/ratepoint/api/users/recentSearch')).body).toEqual([]);
});

test('an escalation that no mail has told of yet is in the file of the person who is asked as well, and of nobody else (docs: account#own-data)', async () => {
  const { db } = portal.api.services;
  const [manager, worker] = [await portal.signedIn('manager'), await portal.signedIn('worker')];
  const escalated_on = new Date('2026-03-02T09:00:00Z');
  const item = await db.selectFrom('billing_item').select('id').orderBy('id').executeTakeFirstOrThrow();
  await db.insertInto('untold_escalation').values({ untold_item_id: item.id, untold_to: 1002, escalated_on }).execute();
  const escalationsOf = async ({ get }: typeof manager) =>
    (await get('/wand2/api/account/data')).body.parts.untoldEscalations;
  expect(await escalationsOf(manager)).toEqual([{ untold_item_id: item.id, escalated_on: escalated_on.toISOString() }]);
  expect(await escalationsOf(worker)).toEqual([]);
  await db.deleteFrom('untold_escalation').where('untold_item_id', '=', item.id).execute();
});

test('"this was not me" ends every session, the one that asks as well, and the owner is notified (docs: account#not-me)', async () => {
  const here = await portal.signedIn('worker-mobile');
  const there = await portal.signedIn('worker-mobile');
  expect((await here.post('/wand2/api/account/not-me')).body.count).toBeGreaterThanOrEqual(2);
  for (const one of [here, there]) expect((await one.get('/wand2/api/users/current')).status).toBe(401);
  const mails = (await portal.client().get('/dev/outbox?to=lucia.fernandez%40example.com')).body;
  expect(mails[0].text).toMatch(/signed out everywhere/);
});
