import { newestCode } from '../testing/codes.ts';
import { freshRecovery } from '../testing/fresh-recovery.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const portal = await startApi();
afterAll(() => portal.close());
beforeEach(() => freshRecovery(portal));

const root = '/wand2/api/passwordRegistrations';
const confirm = (client: TestClient, password = 'Portal-2026', userName = 'worker-mobile') =>
  client.post(`${root}/authenticate`, { userName, password });
const sentTo = async (to: string) => (await portal.client().get(`/dev/outbox?to=${encodeURIComponent(to)}`)).body;

test('without the grant, changing, removing and unmasking return 403 (docs: recovery#recovery-grant)', async () => {
  const worker = await portal.signedIn('worker-mobile');
  const attempts = [
    worker.post(`${root}/1006/email`, { email: 'new@example.com' }),
    worker.post(`${root}/1006/mobile`, { mobile: '4155552671', countryCode: 'US' }),
    worker.post(`${root}/1006/removeMobile`, {}),
    worker.get(`${root}/1006?unmask=true`),
  ];
  expect((await Promise.all(attempts)).map((response) => response.status)).toEqual([403, 403, 403, 403]);
});

test('authenticate returns SUCCESS for the right password and grants the full values (docs: recovery#recovery-options-response)', async () => {
  const worker = await portal.signedIn('worker-mobile');
  expect((await worker.get(`${root}/1006`)).body).toMatchObject({
    email: 'lu••••@example.com',
    mobile: '••••4253',
    masked: true,
  });
  expect((await confirm(worker)).body).toEqual({ status: 'SUCCESS' });
  expect((await worker.get(`${root}/1006`)).body).toEqual({
    email: 'lucia.fernandez@example.com',
    mobile: '2133734253',
    phoneCode: '1',
    countryCode: 'US',
    masked: false,
  });
});

test("a wrong password, and another account's right one, return FAILED", async () => {
  const worker = await portal.signedIn('worker-mobile');
  expect((await confirm(worker, 'wrong')).body).toEqual({ status: 'FAILED' });
  expect((await confirm(worker, 'Portal-2026', 'manager')).body).toEqual({ status: 'FAILED' });
  expect((await worker.get(`${root}/1006?unmask=true`)).status).toBe(403);
});

test('the grant lasts five minutes (docs: recovery#recovery-grant)', async () => {
  const worker = await portal.signedIn('worker-mobile');
  await confirm(worker);
  portal.advance(299_000);
  expect((await worker.get(`${root}/1006?unmask=true`)).status).toBe(200);
  portal.advance(2_000);
  expect((await worker.get(`${root}/1006?unmask=true`)).status).toBe(403);
});

test('the grant belongs to one browser', async () => {
  const [here, there] = [await portal.signedIn('worker-mobile'), await portal.signedIn('worker-mobile')];
  await confirm(here);
  expect((await there.get(`${root}/1006?unmask=true`)).status).toBe(403);
});

test('after 5 wrong passwords the sixth try returns 429 with Retry-After, the right one included', async () => {
  const worker = await portal.signedIn('worker-mobile');
  for (let attempt = 0; attempt < 5; attempt++) await confirm(worker, 'wrong');
  const refused = await confirm(worker);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  portal.advance(15 * 60_000);
  await worker.refresh();
  expect((await confirm(worker)).body.status).toBe('SUCCESS');
});

test('the old address stays in force until the new one is proven, and is notified of the change (docs: codes#code-old-address)', async () => {
  const worker = await portal.signedIn('worker-mobile');
  await confirm(worker);
  await worker.post(`${root}/1006/email`, { email: 'new@example.com' });
  expect((await worker.get(`${root}/1006`)).body.email).toBe('lucia.fernandez@example.com');
  expect(await sentTo('lucia.fernandez@example.com')).toHaveLength(0);
  const response = await worker.post(`${root}/1006/register`, {
    code: await newestCode(portal, 'new@example.com'),
    type: 'Email',
  });
  expect(response.body.status).toBe('success');
  expect((await worker.get(`${root}/1006`)).body.email).toBe('new@example.com');
  const [notice] = await sentTo('lucia.fernandez@example.com');
  expect(notice.text).toContain('n••••@example.com');
  expect(notice.text).not.toContain('new@example.com');
});

test('removing the number clears it and tells the number and the address', async () => {
  const worker = await portal.signedIn('worker-mobile');
  await confirm(worker);
  expect((await worker.post(`${root}/1006/removeMobile`, { latitude: 1.5, longitude: 2 })).body).toEqual({
    status: 'success',
  });
  expect((await worker.get(`${root}/1006`)).body).toMatchObject({
    mobile: 'null',
    phoneCode: 'null',
    countryCode: 'null',
  });
  expect(await sentTo('+12133734253')).toHaveLength(1);
  expect(await sentTo('lucia.fernandez@example.com')).toHaveLength(1);
});

test('the number is kept while it is the only contact, and codes to it as they were (docs: account#last-way-in)', async () => {
  await portal.api.services.db
    .updateTable('recovery_registration')
    .set({ email: null, email_verified_at: null })
    .execute();
  const worker = await portal.signedIn('worker-mobile');
  await confirm(worker);
  expect((await worker.put('/wand2/api/account/contact-step', { isOn: true })).status).toBe(200);
  const refused = await worker.post(`${root}/1006/removeMobile`, {});
  expect(refused.status).toBe(409);
  expect(refused.body.errors[0]).toMatchObject({
    errorToken: 'ERR_RECOVERY_LAST_CONTACT',
    errorText: 'This number is the only contact, so it cannot be removed. Register an email address first.',
  });
  expect((await worker.get(`${root}/1006`)).body.mobile).toBe('2133734253');
  expect((await worker.get('/wand2/api/account')).body.contactStepSince).toMatch(/^\d{4}-/);
  await worker.put('/wand2/api/account/contact-step', { isOn: false });
});

test("path user ids that are not the token's return 404 (docs: recovery#recovery-grant)", async () => {
  const worker = await portal.signedIn('worker');
  const attempts = [
    worker.get(`${root}/1006`),
    worker.get(`${root}/999999`),
    worker.post(`${root}/1006/email`, { email: 'a@example.com' }),
    worker.post(`${root}/1006/mobile`, { mobile: '4155552671', countryCode: 'US' }),
    worker.post(`${root}/1006/register`, { code: '12345678', type: 'Email' }),
    worker.post(`${root}/1006/removeMobile`, {}),
  ];
  expect((await Promise.all(attempts)).map((response) => response.status)).toEqual(Array(6).fill(404));
});

test('every call needs a token', async () => {
  const stranger = portal.client();
  expect((await stranger.get(`${root}/1001`)).status).toBe(401);
  expect((await stranger.get(`${root}/googleApiKey`)).status).toBe(401);
  expect((await stranger.post(`${root}/authenticate`, { userName: 'worker', password: 'Portal-2026' })).status).toBe(
    401,
  );
});

test('an unknown field is refused with a 400 that names it', async () => {
  const worker = await portal.signedIn('worker');
  const response = await worker.post(`${root}/1001/email`, { email: 'a@example.com', admin: true });
  expect(response.status).toBe(400);
  expect(response.body.errors[0].value).toBe('body.admin');
});
