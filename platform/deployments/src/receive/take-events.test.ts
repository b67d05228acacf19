import { staticServer } from '../static-server/static-server.ts';
import { type ServedHandler, serveHandler } from '../testing/serve-handler.ts';

let server: ServedHandler;
let kept: string[];
let url: string;
beforeEach(async () => {
  kept = [];
  const api = () => {
    throw new Error('An event went to the API.');
  };
  server = await serveHandler(staticServer({ store: '/nowhere', api, monitoring: (line) => kept.push(line) }));
  url = `${server.url}/monitoring/events`;
});
afterEach(() => server.close());

const send = async (body: string) => (await fetch(url, { method: 'POST', body })).status;

test('a beacon is kept as one line, whatever line breaks it had', async () => {
  expect(await send('{\n"revision": 7, "events": []}')).toBe(204);
  expect(kept).toEqual(['{"revision":7,"events":[]}']);
});

test.each([
  ['no JSON', 400],
  ['[]', 400],
  ['7', 400],
  ['null', 400],
  ['', 400],
  [JSON.stringify({ text: 'x'.repeat(70_000) }), 413],
])('%.10s is rejected with %i and not kept', async (body, status) => {
  expect(await send(body)).toBe(status);
  expect(kept).toEqual([]);
});

const own = { microFrontend: 'mfe_a', version: '1.0.0-abc', cohort: 'live', route: '/a/{id}' };
const error = { type: 'error', ...own, kind: 'error', by: 'script', error: 'TypeError', position: 'a.js:1:2' };
const mount = { type: 'mount', ...own, request: 'mfe_a/page', outcome: 'shown', ms: 5 };
const vital = { type: 'vital', name: 'LCP', value: 12.5, rating: 'good', route: '/' };
const reporting = (...events: unknown[]) => JSON.stringify({ revision: 7, share: 1, events });

test('events are kept as the schema has them: what it does not know is dropped', async () => {
  const known = reporting(error, mount, vital);
  expect(await send(known)).toBe(204);
  expect(await send(reporting({ ...error, message: 'jane@example.com' }))).toBe(204);
  expect(kept.map((line) => JSON.parse(line))).toEqual([JSON.parse(known), JSON.parse(reporting(error))]);
});

test('a page that was opened before there were versions in it reports its loads', async () => {
  const load = { type: 'load', request: 'mfe_a/page', outcome: 'loaded', ms: 5, at: 7 };
  expect(await send(JSON.stringify({ revision: 7, path: '#/a/17', events: [load] }))).toBe(204);
  expect(kept.join()).not.toContain('17');
});

test.each([
  ['another type', { ...error, type: 'query' }],
  ['no name', { ...error, microFrontend: 'mfe_a"} 1' }],
  ['no version', { ...error, version: 'a b' }],
  ['another kind', { ...error, kind: 'x' }],
  ['a class that is none', { ...error, error: 'jane@example.com' }],
  ['a position that is none', { ...error, position: 'jane' }],
  ['a negative time', { ...mount, ms: -1 }],
  ['a time that is text', { ...mount, ms: '5' }],
  ['a long route', { ...mount, route: `/${'x'.repeat(300)}` }],
  ['no object', 7],
])('%s is rejected with 400, counted nowhere, and the next report is taken', async (_, event) => {
  expect(await send(reporting(mount, event))).toBe(400);
  expect(kept).toEqual([]);
  expect(await send(reporting(mount))).toBe(204);
  const counted = await (await fetch(new URL('/metrics', url))).text();
  expect(counted.match(/^portal_.*$/gm)).toEqual([
    'portal_mounts_total{micro_frontend="mfe_a",version="1.0.0-abc",cohort="live",outcome="shown"} 1',
  ]);
});

test('more events than a page sends are rejected', async () => {
  expect(await send(reporting(...Array(201).fill(vital)))).toBe(400);
});

test('the metrics are text for Prometheus', async () => {
  const response = await fetch(new URL('/metrics', url));
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
});

test('events cannot be read', async () => {
  expect((await fetch(url)).status).toBe(405);
});
