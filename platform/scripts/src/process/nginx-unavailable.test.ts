import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxCommand, startNginx } from './nginx.ts';
import { freePort, onFreePort } from './run-service.ts';

const nginx = nginxCommand();

(nginx ? describe : describe.skip)('nginx as shipped, while nothing answers behind it', () => {
  const start = async () => {
    const store = await mkdtemp(join(tmpdir(), 'unavailable-'));
    const nobody = `http://127.0.0.1:${await freePort()}`;
    let port = 0;
    const front = await onFreePort((free) => {
      port = free;
      return startNginx(nginx ?? '', { port, store, apis: [nobody], tomcat: nobody });
    });
    return {
      nobody,
      ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
        fetch(`http://127.0.0.1:${port}${path}`, { method, headers, redirect: 'manual' }),
      async close() {
        await front.close();
        await rm(store, { recursive: true });
      },
    };
  };
  let portal: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    portal = await start();
  });
  afterAll(() => portal.close());

  const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test.each([
    ['GET', '/login?returnUrl=%2F%23%2Ftimecards'],
    ['POST', '/login'],
    ['GET', '/logout.html'],
    ['GET', '/legacy/home.jsp'],
    // Nothing has been activated yet.
    ['GET', '/'],
  ])('%s %s is a page that says so and when to come back, and no program keeps it', async (method, path) => {
    const response = await portal.ask(path, page, method);
    expect(response.status).toBe(503);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'retry-after': '10',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toContain('<h1>Not available right now</h1>');
  });

  test.each<[string, Record<string, string>]>([
    ['de-CH', { 'accept-language': 'de-CH,de;q=0.9,en;q=0.8' }],
    ['de-DE', { 'accept-language': 'de-AT,de;q=0.9' }],
    ['ja-JP', { 'accept-language': 'ja' }],
    ['zh-HK', { 'accept-language': 'zh-TW,zh;q=0.9' }],
    ['fr-CA', { 'accept-language': 'de', cookie: 'other=1; user_locale=fr_CA' }],
    ['fr-CA', { 'accept-language': 'de', cookie: 'user_locale=fr-CA' }],
    ['sv-SE', { 'accept-language': 'sv', cookie: 'user_locale=../../portal' }],
    ['ar-AE', { 'accept-language': 'ar' }],
    ['he-IL', { 'accept-language': 'he-IL,he;q=0.9' }],
    ['en-US', { 'accept-language': 'fi' }],
  ])('it speaks %s where the browser says %j', async (tag, headers) => {
    const response = await portal.ask('/login', { ...page, ...headers });
    const text = await response.text();
    expect(text).toContain(`<html lang="${tag}"${/^(ar|he)/.test(tag) ? ' dir="rtl"' : ''}>`);
    expect(text).not.toMatch(/<!--#|<h1><|<p></);
  });

  test('a script hears of the failure itself, whether it asks or saves', async () => {
    for (const headers of [{}, { 'idempotency-key': 'one' }]) {
      const response = await portal.ask('/wand2/api/users/current', { accept: 'application/json', ...headers });
      expect([response.status, response.headers.get('retry-after')]).toEqual([502, null]);
    }
  });

  test('nobody can ask for the page itself', async () => {
    expect((await portal.ask('/unavailable', { accept: 'application/json' })).status).toBe(404);
  });

  test('the page of the API is back with it, and what the API says of itself is passed on', async () => {
    const api = createServer((request, response) => {
      const status = request.url === '/login' ? 200 : 503;
      response.writeHead(status, { 'content-type': 'text/html', 'retry-after': '3' }).end('the API');
    }).listen(Number(new URL(portal.nobody).port), '127.0.0.1');
    await once(api, 'listening');
    const signIn = await portal.ask('/login', page);
    const busy = await portal.ask('/logout.html', page);
    expect([signIn.status, await signIn.text()]).toEqual([200, 'the API']);
    expect([busy.status, busy.headers.get('retry-after'), await busy.text()]).toEqual([503, '3', 'the API']);
    api.closeAllConnections();
    api.close();
  });
});
