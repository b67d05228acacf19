import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sha256 } from '../../../deployments/src/dictionaries/dictionary-form.ts';
import { formSuffix } from '../../../deployments/src/dictionaries/form-name.ts';
import { DICTIONARY, DICTIONARY_REQUESTS } from '../../../deployments/src/testing/dictionary-requests.ts';
import { nginxCommand, startNginx } from './nginx.ts';
import { onFreePort } from './run-service.ts';

const nginx = nginxCommand();

const MANY = 'many.js';
const ENTRY = '/mfe/one/1/entry.js';
const TEXTS = {
  'index.html': '<h1>The page</h1>',
  'deployments.json': '{"revision":1}',
  'embed.js': 'self.embed=1',
  'service-worker.js': 'self.worker=1',
  'mfe/one/1/entry.js': 'export default 1',
  'standalone/one/live/mf-manifest.json': '{"name":"one"}',
  'mfe/one/2/app.3f0c9a7b21de.js': 'export default 2',
  'mfe/one/2/app.css': 'a{}',
};
/** Too small to be worth compressing, or compressed already. */
const AS_THEY_ARE = { 'mfe/one/1/small.json': '{}', 'mfe/one/1/font.woff2': 'font', 'mfe/one/2/font.woff2': 'font' };

/** The form of a file against an earlier version, as far as nginx is concerned. */
const DCZ = Buffer.from('what differs');
const WITH_DICTIONARY = {
  'accept-encoding': 'br, dcz',
  'available-dictionary': `:${sha256(DICTIONARY).toString('base64')}:`,
};

/** Hashes with few and with many "+" and "/". */
const DICTIONARIES = Array.from({ length: 60 }, (_, at) => sha256(Buffer.from(String(at))));

/** The bytes that a browser gets for a coding: the names of the forms stand for their content. */
const FORMS = { br: brotliCompressSync('br'), gzip: gzipSync('gzip') };

(nginx ? describe : describe.skip)('nginx as shipped, and the forms that were published', () => {
  const start = async () => {
    const store = await mkdtemp(join(tmpdir(), 'forms-'));
    for (const [path, text] of Object.entries({ ...TEXTS, ...AS_THEY_ARE })) {
      await mkdir(dirname(join(store, path)), { recursive: true });
      await writeFile(join(store, path), text);
      if (path.startsWith('mfe/one/2/')) await writeFile(join(store, `${path}${formSuffix(sha256(DICTIONARY))}`), DCZ);
      if (!(path in TEXTS)) continue;
      await writeFile(join(store, `${path}.br`), FORMS.br);
      await writeFile(join(store, `${path}.gz`), FORMS.gzip);
    }
    for (const hash of DICTIONARIES)
      await writeFile(join(store, `mfe/one/2/${MANY}${formSuffix(hash)}`), hash.toString('hex'));
    const behind = createServer((asked, response) => {
      const type = asked.url?.endsWith('.json') ? 'application/json' : 'text/html;charset=UTF-8';
      response.writeHead(200, { 'content-type': type }).end('x'.repeat(3000));
    }).listen(0, '127.0.0.1');
    await once(behind, 'listening');
    const url = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
    let port = 0;
    const front = await onFreePort((free) => {
      port = free;
      return startNginx(nginx ?? '', { port, store, apis: [url], tomcat: url });
    });
    return {
      /** A response as it was sent: `fetch` would decode it. */
      async ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
        const asked = request({ host: '127.0.0.1', port, path, method, headers });
        asked.end();
        const [response] = (await once(asked, 'response')) as [IncomingMessage];
        return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
      },
      async close() {
        await front.close();
        behind.closeAllConnections();
        behind.close();
        await rm(store, { recursive: true });
      },
    };
  };
  let portal: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    portal = await start();
  });
  afterAll(() => portal.close());

  const takes = (encodings: string) => ({ 'accept-encoding': encodings });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/deployments.json', 'application/json'],
    ['/embed.js', 'text/javascript; charset=utf-8'],
    ['/service-worker.js', 'text/javascript; charset=utf-8'],
    [ENTRY, 'text/javascript; charset=utf-8'],
    ['/standalone/one/live/mf-manifest.json', 'application/json'],
  ])('%s is sent in the smallest form that a browser takes, with its own type', async (path, type) => {
    const vary = path === ENTRY ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding';
    for (const coding of ['br', 'gzip'] as const) {
      const { status, headers, bytes } = await portal.ask(path, takes(coding));
      expect([status, headers['content-encoding'], headers['content-type']]).toEqual([200, coding, type]);
      expect(bytes.equals(FORMS[coding])).toBe(true);
      expect(headers.vary).toBe(vary);
    }
    const { headers, bytes } = await portal.ask(path);
    expect([headers['content-encoding'], headers['content-type'], headers.vary]).toEqual([undefined, type, vary]);
    expect(bytes.toString()).toBe(TEXTS[(path === '/' ? 'index.html' : path.slice(1)) as keyof typeof TEXTS]);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP, BR', 'br'],
    ['gzip;q=1.0, br;q=0.9', 'gzip'],
    ['gzip;q=0.5, br;q=0.9', 'br'],
    ['br ; q=0.001', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0.5', 'gzip'],
    ['*', 'gzip'],
    ['*;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0, *', undefined],
    ['br;q=0, gzip;q=0.0', undefined],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['deflate, zstd', undefined],
    ['brotli, xgzip', undefined],
    ['', undefined],
  ])('"%s" gets %s', async (said, coding) => {
    expect((await portal.ask(ENTRY, takes(said))).headers['content-encoding']).toBe(coding);
  });

  test.each(DICTIONARY_REQUESTS)('"%s" with the dictionary %s gets %s', async (codings, dictionary, sent) => {
    const { headers, bytes } = await portal.ask('/mfe/one/2/app.3f0c9a7b21de.js', {
      ...takes(codings),
      ...(dictionary !== undefined && { 'available-dictionary': dictionary }),
    });
    expect(headers['content-encoding']).toBe(sent);
    expect(bytes.equals(DCZ)).toBe(sent === 'dcz');
  });

  test.each([
    ['/mfe/one/2/app.3f0c9a7b21de.js', 'match="/mfe/one/*/app.*.js"', 'text/javascript; charset=utf-8', 4],
    ['/mfe/one/2/app.css', 'match="/mfe/one/*/app.css"', 'text/css; charset=utf-8', 4],
    ['/mfe/one/2/font.woff2', 'match="/mfe/one/*/font.woff2"', 'font/woff2', 2],
    [ENTRY, 'match="/mfe/one/*/entry.js"', 'text/javascript; charset=utf-8', 3],
  ])('%s is a dictionary for its successors, in every form', async (path, match, type, forms) => {
    const tags = new Set<string | undefined>();
    for (const headers of [WITH_DICTIONARY, takes('br'), takes('gzip'), {}]) {
      const response = await portal.ask(path, headers);
      tags.add(response.headers.etag);
      expect(response.headers).toMatchObject({
        'use-as-dictionary': match,
        vary: 'Accept-Encoding, Available-Dictionary',
        'content-type': type,
        'cache-control': `${response.headers['content-encoding'] === 'dcz' ? 'private' : 'public'}, max-age=31536000, immutable`,
      });
      const again = await portal.ask(path, { ...headers, 'if-none-match': response.headers.etag ?? '' });
      expect([again.status, again.headers.vary]).toEqual([304, 'Accept-Encoding, Available-Dictionary']);
    }
    expect(tags.size).toBe(forms);
  });

  test('the form against any dictionary is found by its hash', async () => {
    for (const hash of DICTIONARIES) {
      const headers = { 'accept-encoding': 'dcz', 'available-dictionary': `:${hash.toString('base64')}:` };
      const { bytes } = await portal.ask(`/mfe/one/2/${MANY}`, headers);
      expect(bytes.toString()).toBe(hash.toString('hex'));
    }
  });

  test('other files are no dictionaries, and a missing one is none', async () => {
    for (const path of ['/', '/embed.js', '/service-worker.js', '/mfe/one/1/small.json', '/mfe/one/2/gone.js'])
      expect((await portal.ask(path, WITH_DICTIONARY)).headers['use-as-dictionary']).toBeUndefined();
  });

  test.each([
    ['/mfe/one/1/small.json', 'application/json'],
    ['/mfe/one/1/font.woff2', 'font/woff2'],
  ])('%s has no other form, and is sent as it is', async (path, type) => {
    const { status, headers } = await portal.ask(path, takes('br, gzip'));
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([200, type, undefined]);
  });

  test('each form has a tag of its own, by which it is asked for again', async () => {
    const tags = new Set<string>();
    for (const coding of ['br', 'gzip', 'identity']) {
      const { headers } = await portal.ask(ENTRY, takes(coding));
      const tag = headers.etag ?? '';
      tags.add(tag);
      const again = await portal.ask(ENTRY, { ...takes(coding), 'if-none-match': tag });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
      expect(again.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding, Available-Dictionary' });
      expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect(tags.size).toBe(3);
  });

  test('HEAD says what GET would, and a range is one of the form', async () => {
    const whole = await portal.ask(ENTRY, takes('br'));
    const head = await portal.ask(ENTRY, takes('br'), 'HEAD');
    expect(head.headers['content-length']).toBe(String(FORMS.br.length));
    expect([head.headers.etag, head.headers['content-encoding'], head.bytes.length]).toEqual([
      whole.headers.etag,
      'br',
      0,
    ]);
    const part = await portal.ask(ENTRY, { ...takes('br'), range: 'bytes=1-2' });
    expect([part.status, part.headers['content-encoding'], part.headers['content-type']]).toEqual([
      206,
      'br',
      'text/javascript; charset=utf-8',
    ]);
    expect(part.bytes.equals(FORMS.br.subarray(1, 3))).toBe(true);
    // Several ranges would have a type of their own.
    expect((await portal.ask(ENTRY, { range: 'bytes=0-1,3-4' })).status).toBe(200);
  });

  test('files are open to other origins in every form, the page and its worker are not', async () => {
    for (const coding of ['br', 'gzip', 'identity']) {
      for (const path of [ENTRY, '/embed.js', '/standalone/one/live/mf-manifest.json', '/mfe/one/1/small.json'])
        expect((await portal.ask(path, takes(coding))).headers).toMatchObject({
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
        });
      for (const path of ['/', '/service-worker.js'])
        expect((await portal.ask(path, takes(coding))).headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('a file that does not exist is neither compressed nor kept', async () => {
    const { status, headers } = await portal.ask('/mfe/one/1/missing.js', takes('br'));
    expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([404, undefined, undefined]);
  });

  test('legacy pages are compressed on the way; of the API’s responses the API decides', async () => {
    const legacy = await portal.ask('/legacy/home.jsp', takes('gzip, br'));
    expect([legacy.headers['content-encoding'], legacy.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    for (const path of ['/login', '/wand2/api/users.json'])
      expect((await portal.ask(path, takes('gzip, br'))).headers['content-encoding']).toBeUndefined();
  });
});
