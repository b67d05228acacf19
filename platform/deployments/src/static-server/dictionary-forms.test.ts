import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sha256 } from '../dictionaries/dictionary-form.ts';
import { formSuffix } from '../dictionaries/form-name.ts';
import { DICTIONARY, DICTIONARY_REQUESTS } from '../testing/dictionary-requests.ts';
import { type ServedHandler, serveHandler } from '../testing/serve-handler.ts';
import { writeFiles } from '../testing/write-package.ts';
import { staticServer } from './static-server.ts';

const SCRIPT = '/mfe/mfe_notes/2/app.3f0c9a7b21de.js';
const STYLES = '/mfe/mfe_notes/2/app.css';
const FONT = '/mfe/mfe_notes/2/font.3f0c9a7b21de.woff2';
const ENDINGS = { dcz: formSuffix(sha256(DICTIONARY)), br: '.br', gzip: '.gz', identity: '' };
const WITH_DICTIONARY = {
  'accept-encoding': 'br, dcz',
  'available-dictionary': `:${sha256(DICTIONARY).toString('base64')}:`,
};

let folder: string;
let server: ServedHandler;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictionary-forms-'));
  const forms = [SCRIPT, STYLES, FONT].flatMap((path) =>
    Object.entries(ENDINGS).map(([coding, ending]) => [`${path}${ending}`, `${coding} of ${path}`] as const),
  );
  await writeFiles(folder, {
    ...Object.fromEntries(forms),
    '/mfe/mfe_notes/2/plain.js': 'plain',
    '/mfe/mfe_notes/2/notices.json': '[]',
  });
  server = await serveHandler(staticServer({ store: folder, api: (_request, response) => response.end('api') }));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** A response as it was sent: `fetch` would decode it. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const asked = request({ host: '127.0.0.1', port: server.port, path, method, headers });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, text: (await buffer(response)).toString() };
}

test.each(DICTIONARY_REQUESTS)('"%s" with the dictionary %s gets %s', async (codings, dictionary, sent) => {
  const headers = {
    'accept-encoding': codings,
    ...(dictionary !== undefined && { 'available-dictionary': dictionary }),
  };
  const response = await ask(SCRIPT, headers);
  expect([response.status, response.headers['content-encoding'], response.text]).toEqual([
    200,
    sent,
    `${sent ?? 'identity'} of ${SCRIPT}`,
  ]);
});

test.each([
  [SCRIPT, 'match="/mfe/mfe_notes/*/app.*.js"', 'text/javascript; charset=utf-8'],
  [STYLES, 'match="/mfe/mfe_notes/*/app.css"', 'text/css; charset=utf-8'],
  [FONT, 'match="/mfe/mfe_notes/*/font.*.woff2"', 'font/woff2'],
])('%s is a dictionary for its successors, in every form', async (path, match, type) => {
  for (const headers of [WITH_DICTIONARY, { 'accept-encoding': 'br' }, {}])
    expect((await ask(path, headers)).headers).toMatchObject({
      'use-as-dictionary': match,
      vary: 'Accept-Encoding, Available-Dictionary',
      'content-type': type,
      'cache-control': `${headers === WITH_DICTIONARY ? 'private' : 'public'}, max-age=31536000, immutable`,
      'access-control-allow-origin': '*',
    });
});

test('a form has a tag of its own, by which it is asked for again', async () => {
  const { headers } = await ask(SCRIPT, WITH_DICTIONARY);
  const plain = await ask(SCRIPT, { 'accept-encoding': 'br' });
  expect(headers.etag).not.toBe(plain.headers.etag);
  const again = await ask(SCRIPT, { ...WITH_DICTIONARY, 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  const head = await ask(SCRIPT, WITH_DICTIONARY, 'HEAD');
  expect([head.headers['content-encoding'], head.headers['content-length'], head.text]).toEqual([
    'dcz',
    String(`dcz of ${SCRIPT}`.length),
    '',
  ]);
});

test('a file without a form is sent as it is, and other files are no dictionaries', async () => {
  const plain = await ask('/mfe/mfe_notes/2/plain.js', WITH_DICTIONARY);
  expect([plain.text, plain.headers['content-encoding']]).toEqual(['plain', undefined]);
  expect((await ask('/mfe/mfe_notes/2/notices.json', WITH_DICTIONARY)).headers).toMatchObject({
    vary: 'Accept-Encoding',
  });
  expect((await ask('/mfe/mfe_notes/2/notices.json')).headers['use-as-dictionary']).toBeUndefined();
  const missing = await ask('/mfe/mfe_notes/2/missing.js', WITH_DICTIONARY);
  expect([missing.status, missing.headers['use-as-dictionary'], missing.headers['cache-control']]).toEqual([
    404,
    undefined,
    'no-store',
  ]);
});
