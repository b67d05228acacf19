import { once } from 'node:events';
import { connect } from 'node:net';
import { startApi } from '../testing/start-api.ts';

const portal = await startApi();
afterAll(() => portal.close());

test.each([
  ['/login', 'text/html; charset=utf-8'],
  ['/openapi.json', 'application/json; charset=utf-8'],
  ['/nowhere', 'application/json; charset=utf-8'],
  ['/wand2/api/users/current', 'application/json; charset=utf-8'],
  ['/wand2/manual/api/languages', 'application/json; charset=utf-8'],
])('%s says its type and its charset', async (path, type) => {
  const { headers, text } = await portal.client().get(path);
  expect(headers.get('content-type')).toBe(type);
  expect(text.length).toBeGreaterThan(2);
});

test.each(['DELETE', 'PUT', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND'])(
  'a path without a call by %s is none by it, whoever asks',
  async (method) => {
    const worker = await portal.signedIn();
    for (const path of ['/wand2/api/users/current', '/login', '/openapi.json'])
      expect([path, (await worker.request(method, path)).status]).toEqual([path, 404]);
  },
);

/** Sends bytes as they are. @returns all that comes back until the server closes the connection */
async function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(portal.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(text);
  let answer = '';
  for await (const part of socket) answer += part;
  return answer;
}

const SMUGGLED = 'GET /openapi.json HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';

test.each([
  ['by its length and in chunks', `content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ['by two lengths', `content-length: 0\r\ncontent-length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`],
  ['in chunks of a kind that nobody knows', `transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ['by a length that is no number', `content-length: +6\r\n\r\n${SMUGGLED}`],
])('a request that is bounded %s is refused, with what follows it', async (_how, rest) => {
  const answer = await sendRaw(`POST /login HTTP/1.1\r\nhost: localhost\r\n${rest}`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});
