import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directoryStore } from '../store/directory-store.ts';
import { manifestOf, page, publicationOf } from '../testing/fixture.ts';
import { serveHandler } from '../testing/serve-handler.ts';
import { serveCandidate } from './candidate-server.ts';

const asked: IncomingMessage[] = [];
const portal = createServer((request, response) => {
  asked.push(request);
  if (request.method === 'POST') {
    response.setHeader('Set-Cookie', ['session=s; Path=/; HttpOnly; Secure', 'XSRF-TOKEN=x; Path=/; Secure']);
    return void response.writeHead(request.url === '/login' ? 303 : 200, { Location: `${portalUrl}/home` }).end();
  }
  return void response.writeHead(200, { 'Strict-Transport-Security': 'max-age=1' }).end(`live ${request.url}`);
});
let portalUrl = '';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candidate-'));
  portal.listen(0, 'localhost');
  await once(portal, 'listening');
  portalUrl = `http://localhost:${(portal.address() as AddressInfo).port}`;
});
afterAll(async () => {
  portal.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  asked.length = 0;
});

const candidate = page('mfe_notes', '2', '/notes');

async function serving(as: string | undefined, go: (url: string) => Promise<void>): Promise<void> {
  const store = directoryStore(folder);
  await store.replace('mfe/mfe_notes/2/entry.js', Buffer.from('candidate'));
  const site = { store, manifest: manifestOf(candidate), publications: [publicationOf(candidate)] };
  const served = await serveCandidate(portalUrl, site, as === undefined ? undefined : { name: as, password: 'p' });
  try {
    await go(served.url);
  } finally {
    await served.close();
  }
}

const read = async (url: string) => (await fetch(url)).text();

test('document, manifest and files are the candidate’s, all else is the portal’s', () =>
  serving(undefined, async (url) => {
    expect(await read(`${url}/?a=b`)).toContain('"mfe_notes":{"version":"2"');
    expect(JSON.parse(await read(`${url}/deployments.json`))).toEqual(manifestOf(candidate));
    const file = await fetch(`${url}/mfe/mfe_notes/2/entry.js`);
    expect([file.headers.get('content-type'), await file.text()]).toEqual([
      'text/javascript; charset=utf-8',
      'candidate',
    ]);
    for (const path of ['/mfe/mfe_notes/2/none.js', '/deployments-previous.json', '/service-worker.js'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
    expect(asked).toEqual([]);
    expect(await read(`${url}/mfe/mfe_notes/1/entry.js?c=d`)).toBe('live /mfe/mfe_notes/1/entry.js?c=d');
    expect((await fetch(`${url}/api`)).headers.has('strict-transport-security')).toBe(false);
  }));

test('the portal is asked as a page of its own asks, and its answers lead back here', () =>
  serving(undefined, async (url) => {
    const headers = { origin: url, referer: `${url}/`, cookie: 'language=de' };
    const { status, headers: answered } = await fetch(`${url}/login`, { method: 'POST', headers, redirect: 'manual' });
    expect([status, answered.get('location')]).toEqual([303, `${url}/home`]);
    expect(answered.getSetCookie()).toEqual(['XSRF-TOKEN=x; Path=/']);
    await fetch(`${url}/api`, { headers });
    expect(asked.map(({ headers: { host, origin, referer, cookie } }) => [host, origin, referer, cookie])).toEqual([
      [new URL(portalUrl).host, portalUrl, `${portalUrl}/`, 'language=de'],
      [new URL(portalUrl).host, portalUrl, `${portalUrl}/`, 'language=de; session=s'],
    ]);
  }));

test('a user is signed in before the browser comes', () =>
  serving('ann', async (url) => {
    for (const given of [['XSRF-TOKEN=x; Path=/'], []])
      expect((await fetch(url)).headers.getSetCookie()).toEqual(given);
    await fetch(`${url}/api`);
    expect(asked.map(({ url: path, headers: { cookie } }) => [path, cookie])).toEqual([
      ['/login', undefined],
      ['/api', 'session=s'],
    ]);
  }));

test('one whom the portal refuses is named', async () => {
  const { url, close } = await serveHandler((_request, response) => void response.writeHead(401).end());
  const site = { store: directoryStore(folder), manifest: manifestOf(candidate), publications: [] };
  await expect(serveCandidate(url, site, { name: 'ann', password: 'p' })).rejects.toThrow(
    `ann could not sign in at ${url} (401).`,
  );
  await close();
});
