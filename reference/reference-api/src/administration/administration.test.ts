import { ConflictError, configureClient, ForbiddenError, NotFoundError, openSession } from 'shared-client';
import * as subject from 'shared-client/administration';
import { MANAGE_USERS } from '../access/matrix.ts';
import { allSent } from '../messages/all-sent.ts';
import { json } from '../storage/json.ts';
import { browserFetch } from '../testing/browser-fetch.ts';
import { readContract, recordExchanges, watched } from '../testing/contract.ts';
import { startApi } from '../testing/start-api.ts';
import { listUsers } from './list-users.ts';

const server = await startApi();
const { services } = server.api;
const { db } = services;
const USERS = '/wand2/api/administration/users';
const [PRIYA, JONAS, THOMAS, DANIEL] = [1004, 1005, 1007, 1002];

/** A second administrator of the program. */
const SECOND = 9001;
const { password_hash } = await db
  .selectFrom('app_user')
  .select('password_hash')
  .where('id', '=', PRIYA)
  .executeTakeFirstOrThrow();
await db
  .insertInto('app_user')
  .values({
    id: SECOND,
    user_name: 'msp-second',
    first_name: 'Noor',
    last_name: 'Haddad',
    password_hash,
    user_type: 'MSP',
    client_id: 2,
    permissions: json([]),
    is_csc_csr: false,
    is_finance: false,
    is_sys_admin: false,
    is_helpdesk: false,
    is_msp_admin: true,
    language: 'en',
    country: 'US',
  })
  .execute();
const permit = (userIds: readonly number[], ...permissions: string[]) =>
  db
    .updateTable('app_user')
    .set({ permissions: json(permissions) })
    .where('id', 'in', [...userIds])
    .execute();
await permit([PRIYA, SECOND, DANIEL, 1003], MANAGE_USERS);

const [priya, noor] = [await server.signedIn('msp'), await server.signedIn('msp-second')];
const recorder = recordExchanges(server.origin);
let restoreFetch = browserFetch(server.origin, priya);
configureClient({ baseUrl: server.origin, leave: () => {} });
await openSession();
afterAll(async () => {
  restoreFetch();
  recorder.restore();
  await server.close();
});
const { calls, left } = watched(subject);

const REASON = 'Left the company.';
const askForDisabling = (userId = JONAS) => calls.askForAdministration(userId, { action: 'disable', reason: REASON });
const answer = async (client: typeof noor, requestId: number, given: string) => {
  const { status, body } = await client.post(`/wand2/api/administration/requests/${requestId}/answer`, {
    answer: given,
  });
  return [status, body.state ?? body.errors[0].errorToken];
};
/** Signs in with another browser than the administrator's. */
async function elsewhere<Result>(work: () => Promise<Result>): Promise<Result> {
  restoreFetch();
  const result = await work();
  restoreFetch = browserFetch(server.origin, priya);
  return result;
}
const signsIn = (userName: string) =>
  elsewhere(async () => {
    const { status } = await server.client().post('/wand2/manual/api/signIn', { userName, password: 'Portal-2026' });
    return status === 200;
  });

test('a second administrator consents, and then the user is disabled and told by whom (docs: account#account-consent)', async () => {
  const jonas = await elsewhere(() => server.signedIn('worker-email'));
  const asked = await askForDisabling();
  expect(asked).toMatchObject({ state: 'open', askedBy: 'Priya Natarajan', mayAnswer: ['withdraw'], reason: REASON });
  expect((await calls.getManagedUser(JONAS)).requests).toEqual([asked]);
  expect(await answer(priya, asked.requestId, 'consent')).toEqual([403, 'ERR_FORBIDDEN']);
  expect((await jonas.get('/wand2/api/users/current')).status).toBe(200);
  expect(await answer(noor, asked.requestId, 'consent')).toEqual([200, 'consented']);
  expect((await jonas.get('/wand2/api/users/current')).status).toBe(401);
  expect(await signsIn('worker-email')).toBe(false);
  await allSent(services);
  const [mail] = (await noor.get('/dev/outbox?to=jonas.weber@example.com')).body;
  expect(mail.text).toMatch(/was disabled: .*Done by: Priya Natarajan, with the consent of Noor Haddad\./);
  const audit = await db
    .selectFrom('audit_event')
    .select(['event', 'details'])
    .where('user_id', '=', JONAS)
    .where('event', 'in', ['administration_asked', 'user_disabled'])
    .orderBy('id')
    .execute();
  expect(audit).toMatchObject([
    { event: 'administration_asked', details: { asked: PRIYA, action: 'disable', reason: REASON } },
    {
      event: 'user_disabled',
      details: {
        asked: { userId: PRIYA, name: 'Priya Natarajan' },
        consented: { userId: SECOND, name: 'Noor Haddad' },
      },
    },
  ]);
});

test('a request is answered once, and what is done already is not asked for', async () => {
  const [first] = await calls.getAdministrationRequests();
  expect(first).toMatchObject({ state: 'consented', answeredBy: 'Noor Haddad', mayAnswer: [] });
  await expect(calls.answerAdministration(first?.requestId ?? 0, 'withdraw')).rejects.toBeInstanceOf(ConflictError);
  await expect(askForDisabling()).rejects.toBeInstanceOf(ConflictError);
  expect((await calls.getManagedUser(JONAS)).mayAsk).toEqual(['enable', 'reset-factors']);
  const { requestId } = await calls.askForAdministration(JONAS, { action: 'enable', reason: 'Is back.' });
  expect(await answer(noor, requestId, 'consent')).toEqual([200, 'consented']);
  expect(await signsIn('worker-email')).toBe(true);
});

test('a request is withdrawn by the one who asked, and declined by another (docs: account#account-consent)', async () => {
  const first = await askForDisabling();
  await expect(askForDisabling()).rejects.toBeInstanceOf(ConflictError);
  expect(await answer(noor, first.requestId, 'withdraw')).toEqual([403, 'ERR_FORBIDDEN']);
  expect(await calls.answerAdministration(first.requestId, 'withdraw')).toMatchObject({ state: 'withdrawn' });
  const second = await askForDisabling();
  expect(await answer(noor, second.requestId, 'decline')).toEqual([200, 'declined']);
  expect(await signsIn('worker-email')).toBe(true);
});

test('factors are reset with consent; only that names factors (docs: account#account-factors-reset)', async () => {
  await elsewhere(() => server.signedIn('worker-email'));
  const { requestId } = await calls.askForAdministration(JONAS, {
    action: 'reset-factors',
    factors: ['browsers', 'passkeys'],
    reason: 'Lost the phone.',
  });
  expect((await calls.getManagedUser(JONAS)).browsers).toBeGreaterThan(0);
  expect(await answer(noor, requestId, 'consent')).toEqual([200, 'consented']);
  expect(await calls.getManagedUser(JONAS)).toMatchObject({ browsers: 0, sessions: 0, disabledAt: null });
  const ask = async (body: object) =>
    (await noor.post(`${USERS}/${JONAS}/requests`, { reason: REASON, ...body })).status;
  expect(await ask({ action: 'reset-factors' })).toBe(400);
  expect(await ask({ action: 'disable', factors: ['passkeys'] })).toBe(400);
});

test('a request that nobody answers lapses, and makes place for another (docs: account#account-consent)', async () => {
  const { requestId } = await askForDisabling();
  await db
    .updateTable('administration_request')
    .set({ lapses_at: services.now() })
    .where('id', '=', requestId)
    .execute();
  expect((await calls.getManagedUser(JONAS)).requests).toEqual([]);
  expect(await answer(noor, requestId, 'consent')).toEqual([409, 'ERR_ADMINISTRATION_CHANGED']);
  const again = await askForDisabling();
  expect(again.requestId).not.toBe(requestId);
  await calls.answerAdministration(again.requestId, 'withdraw');
});

test('nobody acts on themselves or on higher rights, not by consent either (docs: access#access-users)', async () => {
  expect(await calls.getManagedUser(PRIYA)).toMatchObject({ refusal: 'own', mayAsk: [] });
  expect(await calls.getManagedUser(THOMAS)).toMatchObject({ refusal: 'higher', mayAsk: [] });
  await expect(askForDisabling(PRIYA)).rejects.toBeInstanceOf(ForbiddenError);
  await expect(askForDisabling(THOMAS)).rejects.toBeInstanceOf(ForbiddenError);
  const aboutNoor = await askForDisabling(SECOND);
  expect(await answer(noor, aboutNoor.requestId, 'consent')).toEqual([403, 'ERR_FORBIDDEN']);
  await calls.answerAdministration(aboutNoor.requestId, 'withdraw');
});

test('a request falls with the rights of the one who asked (docs: account#account-consent)', async () => {
  const { requestId } = await askForDisabling();
  await permit([PRIYA]);
  expect(await answer(noor, requestId, 'consent')).toEqual([409, 'ERR_ADMINISTRATION_CHANGED']);
  await expect(calls.getManagedUsers({})).rejects.toBeInstanceOf(ForbiddenError);
  await permit([PRIYA], MANAGE_USERS);
  await calls.answerAdministration(requestId, 'withdraw');
});

test('nobody sees users out of reach, whatever they ask (docs: access#access-users)', async () => {
  const [daniel, ingrid] = await elsewhere(() =>
    Promise.all([server.signedIn('manager'), server.signedIn('supplier')]),
  );
  const names = async (client: typeof noor): Promise<string[]> =>
    (await client.get(USERS)).body.users.map((one: { userName: string }) => one.userName);
  expect(await names(noor)).toContain('msp-second');
  expect(await names(daniel)).not.toContain('msp-second');
  expect(await names(daniel)).toContain('worker');
  const provided = await names(ingrid);
  expect(provided).toEqual(expect.arrayContaining(['supplier', 'worker']));
  expect(provided).not.toContain('manager');
  const { requestId } = await askForDisabling(SECOND);
  for (const client of [daniel, ingrid]) {
    expect((await client.get(`${USERS}/${SECOND}`)).status).toBe(404);
    expect((await client.post(`${USERS}/${SECOND}/requests`, { action: 'disable', reason: REASON })).status).toBe(404);
    expect(await answer(client, requestId, 'consent')).toEqual([404, 'ERR_NOT_FOUND']);
    expect((await client.get('/wand2/api/administration/requests')).text).not.toContain('msp-second');
  }
  await calls.answerAdministration(requestId, 'withdraw');
  await expect(calls.getManagedUser(999_999)).rejects.toBeInstanceOf(NotFoundError);
});

test('users are found by words, and a page begins where the last one ended (docs: api#api-administration)', async () => {
  const { users } = await calls.getManagedUsers({ search: 'weber harbor' });
  expect(users.map(({ userName }) => userName)).toEqual(['worker-email']);
  expect((await calls.getManagedUsers({ search: '100%' })).users).toEqual([]);
  const seen: number[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await listUsers(db, { search: '', cursor, size: 5 });
    seen.push(...page.users.map(({ userId }) => userId));
    cursor = page.next ?? undefined;
    more = page.next !== null;
  }
  const { users: all } = await calls.getManagedUsers({});
  expect(seen).toEqual(all.map(({ userId }) => userId));
  expect(new Set(seen).size).toBe(seen.length);
});

test('every function has been called, and every exchange was as openapi.json says', async () => {
  expect(left()).toEqual([]);
  const contract = await readContract(server);
  expect(recorder.exchanges.flatMap((one) => contract.issues(one))).toEqual([]);
  expect(recorder.exchanges.length).toBeGreaterThan(20);
});
