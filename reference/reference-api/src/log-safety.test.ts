import { redactText, safeError } from './log-safety.ts';
import { newestCode } from './testing/codes.ts';
import { startApi } from './testing/start-api.ts';

const lines: string[] = [];
const portal = await startApi({ logLevel: 'trace' }, { logTo: { write: (line) => lines.push(line) } });
afterAll(() => portal.close());

test('a whole registration leaves no secret, code, e-mail or phone in the log', async () => {
  const worker = await portal.signedIn('worker');
  await worker.post('/wand2/api/passwordRegistrations/1001/email', { email: 'amara@example.com' });
  const code = await newestCode(portal, 'amara@example.com');
  await worker.post('/wand2/api/passwordRegistrations/1001/register', { code, type: 'Email' });
  await worker.post('/wand2/api/passwordRegistrations/1001/mobile', { mobile: '2133734253', countryCode: 'US' });
  await worker.get('/servlet/filestream?attName=secretkey&tk=tokentoken');
  await worker.get(`/logout.html?referrerUrl=${encodeURIComponent(`${portal.origin}/?token=abc`)}`);
  const log = lines.join('\n');
  expect(lines.length).toBeGreaterThan(8);
  for (const secret of [
    code,
    'amara@example.com',
    '2133734253',
    worker.accessToken,
    'Portal-2026',
    'secretkey',
    'tokentoken',
    'token=abc',
  ]) {
    expect(log).not.toContain(secret);
  }
});

test('signing in and out is answered once: nothing is logged as sent twice', async () => {
  const before = lines.length;
  const browser = await portal.signedIn('worker');
  await browser.get('/logout.html');
  const log = lines.slice(before).join('\n');
  expect(log).toContain('/login');
  expect(log).not.toMatch(/already sent/i);
});

test('a failure is logged without what its message quotes', async () => {
  const { db } = portal.api.services;
  await db.schema.alterTable('recent_search').renameTo('gone').execute();
  const worker = await portal.signedIn('worker');
  const response = await worker.post('/ratepoint/api/users/recentSearch', {
    searchText: 'call me: a@b.example +1 213 373 4253',
  });
  await db.schema.alterTable('gone').renameTo('recent_search').execute();
  expect([response.status, response.body.errors[0].errorToken]).toEqual([500, 'ERR_SERVER']);
  expect(response.text).not.toContain('recent_search');
  const line = lines.find((one) => one.includes('"failed"')) ?? '';
  expect(line).toContain('recent_search');
  expect(line).not.toContain('a@b.example');
  expect(line).not.toContain('373 4253');
});

test('a call that is refused is logged with who sent it, when, and by which call', async () => {
  const worker = await portal.signedIn('worker');
  const before = lines.length;
  const { status } = await worker.post('/wand2/api/billing/billing-items/1/approve', { version: 1 });
  await portal.client().get('/wand2/api/users/current');
  const answered = lines.slice(before).map((line) => JSON.parse(line));
  expect(status).toBe(403);
  const route = '/wand2/api/billing/billing-items/:id/approve';
  expect(answered).toEqual([
    expect.objectContaining({
      route,
      method: 'POST',
      status: 403,
      user: 1001,
      time: expect.any(Number),
      reqId: expect.any(String),
    }),
    expect.objectContaining({ route: '/wand2/api/users/current', status: 401 }),
  ]);
  expect(answered[1].user).toBeUndefined();
});

test('a text with line breaks makes no line of its own in the log', async () => {
  const { services } = portal.api;
  const before = lines.length;
  services.log.warn({ err: new Error('x\n{"level":30,"msg":"signed in"}') }, 'a\r\nb');
  expect(lines.length).toBe(before + 1);
  expect(lines.at(-1)).toMatch(/^[^\r\n]*\n?$/);
});

test.each([
  ['550 <amara@example.com> unknown', '550 <[address]> unknown'],
  ['Key (mobile)=(+12133734253) exists', 'Key (mobile)=([number]) exists'],
  ['code 48102231', 'code [number]'],
  [`token ${'a'.repeat(43)}`, 'token [secret]'],
  ['line 12 of 2026', 'line 12 of 2026'],
])('"%s" is logged as "%s"', (given, logged) => {
  expect(redactText(given)).toBe(logged);
});

test('only known fields of an error are logged', () => {
  const error = Object.assign(new Error('x'), { code: 'EENVELOPE', rejected: ['a@b.example'], detail: 'secret' });
  expect(Object.keys(safeError(error)).sort()).toEqual(['code', 'message', 'stack', 'type']);
});
