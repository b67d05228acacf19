import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { staticServer } from './static-server.ts';

let server: Server;
let kept: string[];
let url: string;
beforeEach(async () => {
  kept = [];
  const api = () => {
    throw new Error('An event went to the API.');
  };
  server = createServer(staticServer({ store: '/nowhere', api, monitoring: (line) => kept.push(line) }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/monitoring/events`;
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

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

test('events cannot be read', async () => {
  expect((await fetch(url)).status).toBe(405);
});
