import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect, type IncomingHttpHeaders as Http2Headers } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { receiver } from 'deployments/receiver';
import { hasOpenssl, localCertificate } from './certificate.ts';
import { nginxCommand, startNginx } from './nginx.ts';
import { freePort, onFreePort } from './run-service.ts';

const nginx = nginxCommand();

/** Headers that the API sends with every response (reference-api, `hardening/headers.test.ts`). */
const ofTheApi = {
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

(nginx && hasOpenssl() ? describe : describe.skip)('nginx as shipped, with a certificate', () => {
  const start = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nginx-test-'));
    const tls = localCertificate(folder);
    await mkdir(join(folder, 'mfe', 'one', '1'), { recursive: true });
    for (const [path, plain] of [
      ['index.html', '<p>as it is</p>'],
      ['mfe/one/1/entry.js', 'as it is'],
    ] as const) {
      await writeFile(join(folder, path), plain);
      await writeFile(join(folder, `${path}.gz`), gzipSync('compressed before'));
    }
    for (const record of ['publication.json', 'trial.json'])
      await writeFile(join(folder, 'mfe', 'one', '1', record), '{"by":"somebody"}');
    const received: IncomingHttpHeaders[] = [];
    const api = createServer((request, response) => {
      received.push(request.headers);
      response.writeHead(200, ofTheApi).end('api');
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const events = receiver([]).listen(0, '127.0.0.1');
    await once(events, 'listening');
    const receiving = `http://127.0.0.1:${(events.address() as AddressInfo).port}`;
    const accessLog = join(folder, 'access.log');
    const plainPort = await freePort();
    let port = 0;
    const front = await onFreePort((free) => {
      port = free;
      return startNginx(nginx ?? '', {
        port,
        store: folder,
        apis: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
        tomcat: 'http://127.0.0.1:9',
        events: receiving,
        accessLog,
        plainPort,
        tls,
      });
    });
    const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false, host: '127.0.0.1' });
    return {
      received,
      plain: `http://127.0.0.1:${plainPort}`,
      logged: () => readFile(accessLog, 'utf8'),
      counted: async () => (await fetch(`${receiving}/metrics`)).text(),
      /** Makes a request by HTTP/2. */
      async ask(path: string, headers: Record<string, string> = {}, body?: string) {
        const stream = session.request({ ':path': path, ...headers });
        stream.end(body);
        const [answer] = (await once(stream, 'response')) as [Http2Headers & { ':status': number }];
        return { status: answer[':status'], headers: answer, bytes: await buffer(stream) };
      },
      async close() {
        session.destroy();
        await front.close();
        api.close();
        events.closeAllConnections();
        events.close();
        await rm(folder, { recursive: true });
      },
    };
  };
  let portal: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    portal = await start();
  });
  afterAll(() => portal.close());

  test.each(['/', '/mfe/one/1/entry.js'])('%s goes out as it was compressed when it was published', async (path) => {
    const { headers, bytes } = await portal.ask(path, { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(bytes).toString()).toBe('compressed before');
    expect((await portal.ask(path)).bytes.toString()).toContain('as it is');
  });

  test.each(['publication.json', 'trial.json', '%70ublication.json', 'x/../publication.json', '/publication.json'])(
    'who published a version is not for everybody: %s',
    async (record) => {
      const { status, bytes } = await portal.ask(`/mfe/one/1/${record}`);
      expect([status, bytes.toString().includes('somebody')]).toEqual([404, false]);
    },
  );

  test('the page may be framed by its own site only, and comes by TLS from now on; a browser may keep it for “back”', async () => {
    const { headers } = await portal.ask('/');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "frame-ancestors 'self'",
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test('legacy pages prefetch the portal’s page while a link to it is pointed at, and no other page does', async () => {
    const { headers } = await portal.ask('/legacy/home.jsp');
    expect(headers).toMatchObject({
      'speculation-rules': '"/speculation-rules.json"',
      'x-content-type-options': 'nosniff',
    });
    expect((await portal.ask('/login')).headers['speculation-rules']).toBeUndefined();
    const rules = await portal.ask('/speculation-rules.json');
    expect(rules.headers['content-type']).toBe('application/speculationrules+json');
    expect(JSON.parse(rules.bytes.toString())).toEqual({
      prefetch: [{ where: { href_matches: '/' }, eagerness: 'moderate' }],
    });
  });

  test('what browsers report is passed on and counted; the counters are not for everybody', async () => {
    const post = { ':method': 'POST', 'content-type': 'application/json' };
    const load = { type: 'load', microFrontend: 'mfe_a', version: '1', cohort: 'live', request: 'mfe_a/page' };
    const events = Array.from({ length: 150 }, () => ({ ...load, route: '/a', outcome: 'loaded', ms: 5 }));
    expect((await portal.ask('/monitoring/events', post, JSON.stringify({ revision: 1, events }))).status).toBe(204);
    expect((await portal.ask('/monitoring/events', post, '{')).status).toBe(400);
    expect((await portal.ask('/monitoring/events')).status).toBe(405);
    expect(await portal.counted()).toMatch(/^portal_loads_total\{micro_frontend="mfe_a".*\} 150$/m);
    expect((await portal.ask('/metrics')).status).toBe(404);
  });

  test('what the API says of its responses arrives once and as it was said', async () => {
    for (const headers of [{}, { ':method': 'POST', 'idempotency-key': 'one' }]) {
      const answer = await portal.ask('/login', headers);
      expect(answer.headers).toMatchObject(ofTheApi);
      expect(answer.headers['permissions-policy']).toContain('camera=()');
    }
  });

  test('plain HTTP leads a page to TLS, and refuses a call', async () => {
    const ask = async (path: string, headers: Record<string, string>) => {
      const { status, headers: said } = await fetch(`${portal.plain}${path}`, { headers, redirect: 'manual' });
      return [status, said.get('location')];
    };
    expect(await ask('/login?returnUrl=%2F', { accept: 'text/html,*/*;q=0.8' })).toEqual([
      301,
      'https://127.0.0.1/login?returnUrl=%2F',
    ]);
    const call = { accept: 'application/json', authorization: 'Bearer secret' };
    expect(await ask('/wand2/api/users/current', call)).toEqual([403, null]);
  });

  test('the access log says who asked for what, and has no query, no referrer and no line of somebody else’s making', async () => {
    const path = '/servlet/filestream';
    await portal.ask(`${path}?attName=key&tk=secret-token`, { referer: 'https://localhost/?token=secret-token' });
    await portal.ask('/%0a%22,%22status%22:1', {});
    const log = await portal.logged();
    const lines = log
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual({
      ...{ method: 'GET', path, status: 200, address: '127.0.0.1' },
      ...{ time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*[+-]\d\d:\d\d$/), bytes: 3, seconds: expect.any(Number) },
    });
    expect(lines.at(-1)).toMatchObject({ path: '/%0a%22,%22status%22:1', status: 200 });
    expect(log).not.toContain('secret-token');
  });

  test('the API hears who calls from nginx alone', async () => {
    const said = { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    for (const headers of [said, { ...said, ':method': 'POST', 'idempotency-key': 'one' }]) {
      expect((await portal.ask('/wand2/api/users/current', headers)).bytes.toString()).toBe('api');
      const { [portal.received.length - 1]: heard } = portal.received;
      expect([heard?.['x-forwarded-for'], heard?.['x-forwarded-proto']]).toEqual(['127.0.0.1', 'https']);
      expect(heard?.['x-forwarded-host']).toBeUndefined();
    }
  });
});
