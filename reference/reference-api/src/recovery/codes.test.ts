import { newestCode, otherCode } from '../testing/codes.ts';
import { freshRecovery } from '../testing/fresh-recovery.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const portal = await startApi();
afterAll(() => portal.close());
beforeEach(() => freshRecovery(portal));

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const root = '/wand2/api/passwordRegistrations';

const sendEmail = (worker: TestClient, email: string) => worker.post(`${root}/1001/email`, { email });
const prove = (worker: TestClient, code: string, type = 'Email') =>
  worker.post(`${root}/1001/register`, { code, type });
const sentTo = async (to: string) => (await portal.client().get(`/dev/outbox?to=${encodeURIComponent(to)}`)).body;

test('an e-mail with an 8-digit code is sent, and the code registers the address', async () => {
  const worker = await portal.signedIn();
  const sent = await sendEmail(worker, 'amara@example.com');
  expect(sent.body).toEqual({ status: 'success', expiresInSeconds: 900, resendAfterSeconds: 30, delayed: false });
  const response = await prove(worker, await newestCode(portal, 'amara@example.com'));
  expect(response.body).toEqual({ status: 'success', statusReason: '' });
  const options = (await worker.get(`${root}/1001`)).body;
  expect(options).toMatchObject({ email: 'am••••@example.com', mobile: 'null', masked: true });
});

test('codes are stored hashed (docs: codes#code-limits)', async () => {
  const worker = await portal.signedIn();
  await sendEmail(worker, 'amara@example.com');
  const code = await newestCode(portal, 'amara@example.com');
  const rows = await portal.api.services.db.selectFrom('recovery_code').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(code);
  const audit = await portal.api.services.db.selectFrom('audit_event').selectAll().execute();
  expect(JSON.stringify(audit)).not.toContain(code);
  expect(JSON.stringify(audit)).not.toContain('amara@example.com');
});

test('spaces and hyphens are dropped before the rule "exactly 8 digits" applies', async () => {
  const worker = await portal.signedIn();
  await sendEmail(worker, 'amara@example.com');
  const code = await newestCode(portal, 'amara@example.com');
  expect((await prove(worker, ` ${code.slice(0, 4)}-${code.slice(4)} `)).body.status).toBe('success');
});

test('a code expires after 15 minutes (docs: codes#code-result)', async () => {
  const worker = await portal.signedIn();
  await sendEmail(worker, 'amara@example.com');
  const code = await newestCode(portal, 'amara@example.com');
  portal.advance(15 * MINUTE - 5 * SECOND);
  await worker.refresh();
  expect((await prove(worker, otherCode(code))).body).toEqual({ status: 'failed', statusReason: 'INVALID_CODE' });
  portal.advance(6 * SECOND);
  expect((await prove(worker, code)).body).toEqual({ status: 'failed', statusReason: 'EXPIRED' });
});

test('a code works once (docs: codes#code-limits)', async () => {
  const worker = await portal.signedIn();
  await sendEmail(worker, 'amara@example.com');
  const code = await newestCode(portal, 'amara@example.com');
  const responses = await Promise.all([prove(worker, code), prove(worker, code), prove(worker, code)]);
  expect(responses.filter((response) => response.body.status === 'success')).toHaveLength(1);
});

test('only the newest code counts (docs: codes#code-limits)', async () => {
  const worker = await portal.signedIn();
  await sendEmail(worker, 'amara@example.com');
  const first = await newestCode(portal, 'amara@example.com');
  portal.advance(30 * SECOND);
  await sendEmail(worker, 'amara@example.com');
  const second = await newestCode(portal, 'amara@example.com');
  if (first !== second) expect((await prove(worker, first)).body.statusReason).toBe('INVALID_CODE');
  expect((await prove(worker, second)).body.status).toBe('success');
});

test('a code is bound to the exact pending address: the address in force is the one it was sent to (docs: codes#code-limits)', async () => {
  const worker = await portal.signedIn();
  await sendEmail(worker, 'mine@example.com');
  await sendEmail(worker, 'other@example.com');
  const mine = await newestCode(portal, 'mine@example.com');
  const other = await newestCode(portal, 'other@example.com');
  if (mine !== other) expect((await prove(worker, mine)).body.statusReason).toBe('INVALID_CODE');
  expect((await prove(worker, other)).body.status).toBe('success');
  expect((await worker.get(`${root}/1001`)).body.email).toBe('ot••••@example.com');
});

test('a code of one channel does not prove the other (docs: codes#code-channels)', async () => {
  const worker = await portal.signedIn();
  await sendEmail(worker, 'amara@example.com');
  const code = await newestCode(portal, 'amara@example.com');
  expect((await prove(worker, code, 'Mobile')).body).toEqual({ status: 'failed', statusReason: 'EXPIRED' });
});

test('after 5 attempts a new code is needed (docs: codes#code-limits)', async () => {
  const worker = await portal.signedIn();
  await sendEmail(worker, 'amara@example.com');
  const code = await newestCode(portal, 'amara@example.com');
  const reasons = [];
  for (let attempt = 0; attempt < 5; attempt++) reasons.push((await prove(worker, otherCode(code))).body.statusReason);
  expect(reasons).toEqual(['INVALID_CODE', 'INVALID_CODE', 'INVALID_CODE', 'INVALID_CODE', 'EXPIRED']);
  expect((await prove(worker, code)).body.statusReason).toBe('EXPIRED');
});

test('twenty guesses at once get no more than five', async () => {
  const worker = await portal.signedIn();
  await sendEmail(worker, 'amara@example.com');
  const code = await newestCode(portal, 'amara@example.com');
  await Promise.all(Array.from({ length: 20 }, () => prove(worker, otherCode(code))));
  const row = await portal.api.services.db.selectFrom('recovery_code').select('attempts').executeTakeFirstOrThrow();
  expect(row.attempts).toBe(5);
});

test('a text that is not 8 digits is refused and costs no attempt', async () => {
  const worker = await portal.signedIn();
  await sendEmail(worker, 'amara@example.com');
  for (const text of ['', '1234567', '123456789', 'abcdefgh', '１２３４５６７８']) {
    expect((await prove(worker, text)).body).toEqual({ status: 'failed', statusReason: 'INVALID_CODE' });
  }
  expect((await prove(worker, await newestCode(portal, 'amara@example.com'))).body.status).toBe('success');
});

test('the hourly budget of tries is not reset by a resend (docs: codes#code-limits)', async () => {
  const worker = await portal.signedIn();
  for (let code = 0; code < 4; code++) {
    await sendEmail(worker, 'amara@example.com');
    const right = await newestCode(portal, 'amara@example.com');
    for (let attempt = 0; attempt < 5; attempt++) await prove(worker, otherCode(right));
    portal.advance(30 * SECOND);
  }
  await sendEmail(worker, 'amara@example.com');
  const refused = await prove(worker, await newestCode(portal, 'amara@example.com'));
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(3400);
  expect(wait).toBeLessThanOrEqual(3600);
});

test('a resend within 30 s returns 429 with Retry-After', async () => {
  const worker = await portal.signedIn();
  await sendEmail(worker, 'amara@example.com');
  portal.advance(10 * SECOND);
  const refused = await sendEmail(worker, 'amara@example.com');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(18);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(20);
  expect(await sentTo('amara@example.com')).toHaveLength(1);
  portal.advance(20 * SECOND);
  expect((await sendEmail(worker, 'amara@example.com')).status).toBe(200);
});

test('two requests at once send one code', async () => {
  const worker = await portal.signedIn();
  const responses = await Promise.all([sendEmail(worker, 'a@example.com'), sendEmail(worker, 'a@example.com')]);
  expect(responses.map((response) => response.status).sort()).toEqual([200, 429]);
  expect(await sentTo('a@example.com')).toHaveLength(1);
});

test('no more than 12 codes leave in an hour, whatever the addresses', async () => {
  const worker = await portal.signedIn();
  const statuses = [];
  for (let index = 0; index < 13; index++) statuses.push((await sendEmail(worker, `a${index}@example.com`)).status);
  expect(statuses).toEqual([...Array(12).fill(200), 429]);
});

test.each(['no address', 'a@b', 'a@b..c', `${'x'.repeat(250)}@example.com`])(
  'the address "%s" is refused',
  async (email) => {
    const worker = await portal.signedIn();
    const response = await sendEmail(worker, email);
    expect(response.status).toBe(400);
    expect(response.body.errors[0].value).toBe('body.email');
  },
);

test.each([
  ['12', 'US'],
  ['2133734253;4155550100', 'US'],
  ['+44 7911 123456', 'US'],
  ['900 234 5678', 'US'],
])('the number "%s" of %s is refused', async (mobile, countryCode) => {
  const worker = await portal.signedIn();
  const response = await worker.post(`${root}/1001/mobile`, { mobile, countryCode });
  expect(response.status).toBe(400);
  expect(response.body.errors[0]).toMatchObject({
    value: 'body.mobile',
    errorText: 'Please enter a valid mobile phone.',
  });
});

test('a mobile number is registered by a text message', async () => {
  const worker = await portal.signedIn();
  expect((await worker.post(`${root}/1001/mobile`, { mobile: '07911 123456', countryCode: 'gb' })).status).toBe(200);
  expect((await prove(worker, await newestCode(portal, '+447911123456'), 'Mobile')).body.status).toBe('success');
  expect((await worker.get(`${root}/1001`)).body).toMatchObject({
    mobile: '••••3456',
    phoneCode: '44',
    countryCode: 'GB',
  });
});

test('text messages of all users together have limits, to a country and in all', async () => {
  const limited = await startApi({ smsPerCountry: 1, smsPerHour: 2 });
  const sendText = async (userName: string, id: number, mobile: string, countryCode: string) => {
    const user = await limited.signedIn(userName);
    return (await user.post(`${root}/${id}/mobile`, { mobile, countryCode })).status;
  };
  expect(await sendText('worker', 1001, '2133734253', 'US')).toBe(200);
  expect(await sendText('manager', 1002, '2133734254', 'US')).toBe(429);
  expect(await sendText('manager', 1002, '07400123456', 'GB')).toBe(200);
  expect(await sendText('supplier', 1003, '15123456789', 'DE')).toBe(429);
  limited.advance(3_600_000);
  expect(await sendText('supplier', 1003, '15123456789', 'DE')).toBe(200);
  await limited.close();
});

test('a code registers nothing in the session of somebody else', async () => {
  const worker = await portal.signedIn();
  await sendEmail(worker, 'amara@example.com');
  const code = await newestCode(portal, 'amara@example.com');
  const other = await portal.signedIn('manager');
  const stolen = await other.post(`${root}/1002/register`, { code, type: 'Email' });
  expect(stolen.body).toEqual({ status: 'failed', statusReason: 'EXPIRED' });
  expect((await other.post(`${root}/1001/register`, { code, type: 'Email' })).status).toBe(404);
  expect((await prove(worker, code)).body.status).toBe('success');
});
