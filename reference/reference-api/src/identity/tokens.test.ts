import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { startApi } from '../testing/start-api.ts';

const portal = await startApi();
afterAll(() => portal.close());

test('a signed-in browser gets a refresh token from getToken.html, a stranger 401', async () => {
  expect((await portal.client().get('/generic/session/getToken.html')).status).toBe(401);
  const browser = await portal.signedIn();
  expect((await browser.get('/generic/session/getToken.html')).body.token).toMatch(/^[\w-]{43}$/);
});

test('a refresh token buys an access token and the next refresh token', async () => {
  const browser = await portal.signedIn();
  const response = await browser.refresh();
  expect(response.body).toEqual({
    access_token: expect.any(String),
    expires_in: 900,
    refresh_token: expect.any(String),
    token_type: 'bearer',
  });
  expect((await browser.get('/wand2/api/users/current')).body.userName).toBe('worker');
});

test('an access token ends after its time', async () => {
  const browser = await portal.signedIn();
  portal.advance(900_000);
  expect((await browser.get('/wand2/api/users/current')).status).toBe(401);
});

test('the reuse of a rotated token ends the family', async () => {
  const owner = await portal.signedIn();
  const stolen = owner.refreshToken ?? '';
  await owner.refresh();
  const thief = portal.client();
  thief.refreshToken = stolen;
  const refused = await thief.refresh();
  expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
  expect((await owner.refresh()).status).toBe(400);
  expect((await owner.get('/wand2/api/users/current')).status).toBe(401);
});

test('the same device may ask once more within 20 s: its response was lost (docs: session#token-rotation)', async () => {
  const browser = await portal.signedIn();
  const lost = browser.refreshToken;
  await browser.refresh();
  portal.advance(19_000);
  browser.refreshToken = lost;
  expect((await browser.refresh()).status).toBe(200);
  expect((await browser.refresh()).status).toBe(200);
});

test('after 20 s, and a second time within them, it is stolen', async () => {
  for (const seconds of [21, 1]) {
    const browser = await portal.signedIn();
    const lost = browser.refreshToken;
    await browser.refresh();
    browser.refreshToken = lost;
    if (seconds === 1) await browser.refresh();
    portal.advance(seconds * 1000);
    browser.refreshToken = lost;
    expect((await browser.refresh()).body.error).toBe('invalid_grant');
    expect((await browser.get('/wand2/api/users/current')).status).toBe(401);
  }
});

test('the answer to a repeated token ends the token and the access that were lost; their use ends the family', async () => {
  const browser = await portal.signedIn();
  const first = browser.refreshToken;
  await browser.refresh();
  const [lost, access] = [browser.refreshToken, browser.accessToken];
  browser.refreshToken = first;
  await browser.refresh();
  const living = browser.refreshToken;
  const thief = portal.client();
  thief.accessToken = access;
  expect((await thief.get('/wand2/api/users/current')).status).toBe(401);
  browser.refreshToken = lost;
  expect((await browser.refresh()).body.error).toBe('invalid_grant');
  browser.refreshToken = living;
  expect((await browser.refresh()).status).toBe(400);
});

test('a token whose successor is in use was not lost', async () => {
  const browser = await portal.signedIn();
  const first = browser.refreshToken;
  await browser.refresh();
  await browser.refresh();
  browser.refreshToken = first;
  expect((await browser.refresh()).body.error).toBe('invalid_grant');
});

test('of ten repetitions at once one is answered', async () => {
  const browser = await portal.signedIn();
  const token = browser.refreshToken ?? '';
  await browser.refresh();
  const ask = () =>
    browser.request('POST', '/wand2/tokens/getAccessToken', {
      body: token,
      headers: { 'content-type': 'text/plain', authorization: `Basic ${btoa('portal-web:')}` },
    });
  const answers = await Promise.all(Array.from({ length: 10 }, ask));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

const onServer = process.env.TEST_DATABASE_URL ? test : test.skip;

onServer(
  'a repeated token and the token that replaced it, at the same moment, do not wait for each other',
  async () => {
    const { db } = portal.api.services;
    const browser = await portal.signedIn();
    const first = browser.refreshToken ?? '';
    await browser.refresh();
    const second = browser.refreshToken ?? '';
    const ask = (body: string) =>
      browser.request('POST', '/wand2/tokens/getAccessToken', {
        body,
        headers: { 'content-type': 'text/plain', authorization: `Basic ${btoa('portal-web:')}` },
      });
    const asked: ReturnType<typeof ask>[] = [];
    await db.transaction().execute(async (trx) => {
      await sql`select id from token_family order by id desc limit 1 for update`.execute(trx);
      for (const [waiting, token] of [first, second].entries()) {
        asked.push(ask(token));
        await waitingFor(db, waiting + 1);
      }
    });
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  },
);

/** Waits until `count` connections to this database wait for a lock. */
async function waitingFor(db: Kysely<Database>, count: number): Promise<void> {
  const waits = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waits.execute(db)).rows[0]?.count !== count) await sql`select pg_sleep(0.01)`.execute(db);
}

test('two tabs have families of their own: one ended leaves the other', async () => {
  const tab = await portal.signedIn();
  const other = (await tab.get('/generic/session/getToken.html')).body.token;
  const used = tab.refreshToken ?? '';
  await tab.refresh();
  portal.advance(60_000);
  tab.refreshToken = used;
  expect((await tab.refresh()).status).toBe(400);
  tab.refreshToken = other;
  expect((await tab.refresh()).status).toBe(200);
});

test('the client must name itself by basic authorization', async () => {
  const browser = await portal.signedIn();
  const response = await browser.request('POST', '/wand2/tokens/getAccessToken', {
    body: browser.refreshToken ?? '',
    headers: { 'content-type': 'text/plain', authorization: `Basic ${btoa('somebody:')}` },
  });
  expect([response.status, response.body.error]).toEqual([401, 'invalid_client']);
});

test('a device id cookie is created if missing, and kept when there', async () => {
  const browser = await portal.signedIn();
  const device = browser.cookies.get('deviceId');
  expect(device).toMatch(/^[0-9a-f-]{36}$/);
  await browser.refresh();
  expect(browser.cookies.get('deviceId')).toBe(device);
});

test('tokens are stored as hashes', async () => {
  const browser = await portal.signedIn();
  const { db } = portal.api.services;
  const stored = JSON.stringify([
    await db.selectFrom('access_token').selectAll().execute(),
    await db.selectFrom('refresh_token').selectAll().execute(),
    await db.selectFrom('session').selectAll().execute(),
  ]);
  for (const secret of [browser.accessToken, browser.refreshToken, browser.cookies.get('portal_session')]) {
    expect(stored).not.toContain(secret);
  }
});

test.each(['', 'Bearer', 'Bearer x', 'Bearer null', 'Basic abc', `Bearer ${'x'.repeat(5000)}`])(
  'the header "%.20s" is nobody',
  async (authorization) => {
    const response = await portal.client().get('/wand2/api/users/current', { headers: { authorization } });
    expect(response.status).toBe(401);
  },
);

test('a permission that is taken away counts at once', async () => {
  const browser = await portal.signedIn('msp');
  const { db } = portal.api.services;
  const isCscCsr = async () => (await browser.get('/wand2/api/users/current')).body.isCscCsr;
  expect(await isCscCsr()).toBe(true);
  await db.updateTable('app_user').set({ is_csc_csr: false }).where('id', '=', 1004).execute();
  expect(await isCscCsr()).toBe(false);
});

test('an unknown query parameter is refused with a 400 that names it', async () => {
  const response = await portal.client().get('/generic/session/getToken.html?x=1');
  expect(response.status).toBe(400);
  expect(response.body.errors[0].value).toBe('query.x');
});
