import { startApi } from '../testing/start-api.ts';

const portal = await startApi({ rateLimits: true });
afterAll(() => portal.close());

test('every response forbids guessing types, framing and keeping', async () => {
  for (const path of ['/login', '/openapi.json', '/nowhere', '/wand2/api/users/current']) {
    const { headers } = await portal.client().get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  }
});

test.each([
  ['{"email":', 400],
  ['"text"', 400],
  ['[]', 400],
  ['null', 400],
  ['{"__proto__":{"admin":true},"email":"a@example.com"}', 400],
  ['{"constructor":{"prototype":{"admin":true}},"email":"a@example.com"}', 400],
])('the body %s is refused with a sentence', async (body, status) => {
  const worker = await portal.signedIn('worker');
  const response = await worker.request('POST', '/wand2/api/passwordRegistrations/1001/email', {
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(status);
  expect(response.body.message).toMatch(/\w+ \w+.*\.$/);
});

test('a body above the limit is refused (docs: api#api-refusals)', async () => {
  const worker = await portal.signedIn('worker');
  const response = await worker.post('/wand2/api/users/page-setting/save', {
    pageName: 'x',
    settings: { x: 'x'.repeat(3_000_000) },
  });
  expect([response.status, response.body.errors[0].errorToken]).toEqual([413, 'ERR_TOO_LARGE']);
});

test.each([
  ['lists', '['],
  ['objects', '{"a":'],
])('a body of very deep %s is refused at once', async (_, open) => {
  const worker = await portal.signedIn('worker');
  const close = open === '[' ? ']' : '}';
  const depth = Math.floor(60_000 / (open.length + 1));
  const startedAt = performance.now();
  const response = await worker.request('POST', '/wand2/api/users/page-setting/save', {
    body: `{"pageName":"x","settings":{"a":${open.repeat(depth)}1${close.repeat(depth)}}}`,
    headers: { 'content-type': 'application/json' },
  });
  expect([response.status, response.body.errors[0].errorText]).toEqual([400, 'body: this is nested too deep.']);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test('settings of a page are small, and of as many pages as there are', async () => {
  const worker = await portal.signedIn('worker');
  const save = (pageName: string, length: number) =>
    worker.post('/wand2/api/users/page-setting/save', { pageName, settings: { x: 'x'.repeat(length) } });
  expect((await save('a', 60_000)).status).toBe(200);
  expect((await save('a', 66_000)).status).toBe(413);
  const { db } = portal.api.services;
  const settings = Array.from({ length: 199 }, (_, index) => ({
    user_id: 1001,
    page_name: `page-${index}`,
    settings: '{}',
  }));
  await db.insertInto('page_setting').values(settings).execute();
  expect((await save('b', 10)).status).toBe(413);
  expect((await save('a', 10)).status).toBe(200);
});

test.each([
  ['PUT', '/user/link/linkedAccountNickName.html', { linkedAccountId: 0.5, nickName: 'x' }, 'body.linkedAccountId'],
  ['POST', '/wand2/api/users/recently-viewed', { userId: 1001, objectId: 0.5, type: 'x' }, 'body.objectId'],
  ['POST', '/wand2/api/users/recently-viewed', { userId: 1001, objectId: 1e12, type: 'x' }, 'body.objectId'],
])('%s %s with %j is refused by the name of the field', async (method, path, json, field) => {
  const worker = await portal.signedIn('worker');
  const { status, body } = await worker.request(method, path, { json });
  expect([status, body.errors[0].value]).toEqual([400, field]);
});

test('an unknown kind of body is refused', async () => {
  const worker = await portal.signedIn('worker');
  const response = await worker.request('POST', '/wand2/api/passwordRegistrations/1001/email', {
    body: '<email/>',
    headers: { 'content-type': 'application/xml' },
  });
  expect(response.status).toBe(415);
});

test.each([
  '/wand2/api/users/landingPage/abc',
  '/wand2/api/users/landingPage/99999999999',
  '/wand2/api/users/landingPage/%00',
  '/wand2/api/users/landingPage/-1',
])('%s is refused, not broken', async (path) => {
  const worker = await portal.signedIn('worker');
  expect((await worker.get(path)).status).toBe(400);
});

test('a NUL in a text is refused, not broken: PostgreSQL has no place for it', async () => {
  const worker = await portal.signedIn('worker');
  const response = await worker.post('/ratepoint/api/users/recentSearch', { searchText: 'a\u0000b' });
  expect(response.status).toBe(400);
});

test('the eleventh receipt in an hour is not mailed, for this user only (docs: api#api-receipt)', async () => {
  const [worker, colleague] = [await portal.signedIn('worker'), await portal.signedIn('worker-mobile')];
  const mail = async (client = worker) =>
    (await client.post('/wand2/api/billing/billing-items/999999/receipt/mail')).status;
  const statuses: number[] = [];
  for (let press = 0; press < 11; press++) statuses.push(await mail());
  expect(statuses).toEqual([...Array(10).fill(404), 429]);
  expect(await mail(colleague)).toBe(404);
});

test('too many tokens a minute get a 429 and Retry-After (docs: api#api-refusals)', async () => {
  const stranger = portal.client();
  const statuses = new Set<number>();
  let refused = await stranger.refresh();
  for (let index = 0; index < 80 && refused.status !== 429; index++) {
    statuses.add(refused.status);
    refused = await stranger.refresh();
  }
  expect([...statuses]).toEqual([400]);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('in production neither /dev/outbox nor /dev/reset exists (docs: api#api-development)', async () => {
  const production = await startApi({ production: true });
  const stranger = production.client();
  expect((await stranger.get('/dev/outbox')).status).toBe(404);
  expect((await stranger.post('/dev/reset')).status).toBe(404);
  expect((await stranger.get('/openapi.json')).text).not.toContain('/dev/');
  await production.close();
});
