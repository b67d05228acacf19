import * as v from 'valibot';
import { json, SessionServer } from '../../test/session-server.ts';
import { configureClient } from '../configuration.ts';
import { dropToken, holdToken } from '../token/holder.ts';
import { fetchAhead, KEPT_MS } from './ahead.ts';
import { api } from './api.ts';

const A = '/wand2/api/a';
const response = v.object({ count: v.number() });
const readA = (options: { signal?: AbortSignal; query?: Record<string, number> } = {}) => api.get(A, response, options);

let server: SessionServer;
let left: string[];
let count: number;

beforeEach(async () => {
  server = new SessionServer();
  left = [];
  count = 0;
  configureClient({ baseUrl: await server.start(), retries: 0, leave: (url) => left.push(url) });
  dropToken();
  holdToken({ accessToken: 'token-0', sequence: 1, session: 'one' });
  server.on(`GET ${A}`, (_, response) => json(response, 200, { count: ++count }));
  server.on('POST /wand2/api/b', (_, response) => json(response, 200, { count: 0 }));
});

afterEach(() => server.stop());

/** Resolves when the server has been asked so often. */
const asked = async (times: number, path = A) => {
  while (server.requests(path).length < times) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('who asks next gets what was fetched ahead, once; the one after asks the server', async () => {
  fetchAhead(() => readA());
  expect(await readA()).toEqual({ count: 1 });
  expect(server.requests(A)).toHaveLength(1);
  expect(await readA()).toEqual({ count: 2 });
});

test('another query is another call', async () => {
  fetchAhead(() => readA({ query: { page: 1 } }));
  expect(await readA({ query: { page: 2 } })).toEqual({ count: 2 });
});

test('fetched ahead twice is asked once', async () => {
  fetchAhead(() => readA());
  fetchAhead(() => readA());
  expect(await readA()).toEqual({ count: 1 });
  expect(server.requests(A)).toHaveLength(1);
});

test('after ten seconds it is too old', async () => {
  const now = performance.now.bind(performance);
  try {
    fetchAhead(() => readA());
    performance.now = () => now() + KEPT_MS;
    expect(await readA()).toEqual({ count: 2 });
  } finally {
    performance.now = now;
  }
});

test('what was read before a change, or while it was made, is not used after it', async () => {
  fetchAhead(() => readA());
  await asked(1);
  server.on('POST /wand2/api/b', (_, response) => {
    fetchAhead(() => readA());
    json(response, 200, { count: 0 });
  });
  await api.post('/wand2/api/b', response, { json: {} });
  const seen = server.requests(A).length;
  await readA();
  expect(server.requests(A)).toHaveLength(seen + 1);
});

test('another signed-in session does not get it', async () => {
  fetchAhead(() => readA());
  await asked(1);
  holdToken({ accessToken: 'token-0', sequence: 2, session: 'other' });
  expect(await readA()).toEqual({ count: 2 });
});

test('its end cancels what nobody has asked for, and leaves alone what somebody has', async () => {
  const end = fetchAhead(() => readA());
  const taken = readA();
  end();
  expect(await taken).toEqual({ count: 1 });
  fetchAhead(() => readA())();
  expect(await readA()).toEqual({ count: count });
  expect(count).toBeGreaterThanOrEqual(2);
});

test.each([401, 403, 404, 500])(
  'a response of %i is not cached; the next caller asks and sees the error',
  async (status) => {
    server.on(`GET ${A}`, (_, response) => json(response, ++count === 1 ? status : 200, { count }));
    fetchAhead(() => readA());
    await asked(1);
    expect(await readA()).toEqual({ count: 2 });
    expect(server.refreshCount).toBe(0);
    expect(left).toEqual([]);
  },
);

test('a connection that breaks off is nobody’s business', async () => {
  server.on(`GET ${A}`, (_, response) => (++count === 1 ? void response.destroy() : json(response, 200, { count })));
  fetchAhead(() => readA());
  expect(await readA()).toEqual({ count: 2 });
});

test('nothing is fetched for nobody, and what throws is nobody’s business either', async () => {
  dropToken();
  fetchAhead(() => readA());
  fetchAhead(() => {
    throw new Error('broken');
  });
  fetchAhead(async () => {
    throw new Error('broken later');
  });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(server.seen).toEqual([]);
});

test('cancelling the call that took it rejects with the reason, and cancels the request', async () => {
  server.on(`GET ${A}`, () => undefined);
  fetchAhead(() => readA());
  await asked(1);
  const controller = new AbortController();
  const taken = readA({ signal: controller.signal });
  setTimeout(() => controller.abort(new Error('left')), 10);
  await expect(taken).rejects.toThrow('left');
});
