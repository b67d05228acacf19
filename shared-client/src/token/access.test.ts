import * as v from 'valibot';
import { json, SessionServer } from '../../test/session-server.ts';
import { api } from '../call/api.ts';
import { configureClient } from '../configuration.ts';
import { openSession } from './access.ts';
import { dropToken, heldToken, holdToken } from './holder.ts';
import { resetLeaving } from './sign-out.ts';

let server: SessionServer;
let left: string[];

const echoed = v.object({ echoed: v.string() });

beforeEach(async () => {
  server = new SessionServer();
  left = [];
  configureClient({
    baseUrl: await server.start(),
    retries: 0,
    leave: (url) => left.push(new URL(url).pathname),
  });
  dropToken();
  resetLeaving();
});

afterEach(() => server.stop());

const expire = () => {
  holdToken({ accessToken: 'token-expired', sequence: 1, session: '' });
};

test('100 parallel 401s make one refresh and lose no response, bodies included (docs: session#token-refresh, errors#error-401)', async () => {
  expire();
  const calls = Array.from({ length: 100 }, (_, n) => api.post(`/wand2/api/n${n}`, echoed, { json: { n } }));
  const responses = await Promise.all(calls);
  expect(responses.map((response) => response.echoed)).toEqual(Array.from({ length: 100 }, (_, n) => `{"n":${n}}`));
  expect(server.refreshCount).toBe(1);
  expect(left).toEqual([]);
});

test('each call is replayed once: a call that returns 401 for ever is given up, and nobody is logged out for it', async () => {
  expire();
  server.on('GET /wand2/api/never', (_, response) => json(response, 401, {}));
  await expect(api.get('/wand2/api/never', echoed)).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(server.requests('/wand2/api/never')).toHaveLength(2);
  expect(server.refreshCount).toBe(1);
  expect(left).toEqual([]);
});

test('the exchange carries the refresh token as text and the basic client authorization (docs: session#token-call)', async () => {
  expire();
  await api.get('/wand2/api/a', echoed);
  const [seen] = server.requests('/wand2/tokens/getAccessToken');
  expect(seen?.body).toBe('refresh-token');
  expect(seen?.headers['content-type']).toBe('text/plain');
  expect(seen?.headers.authorization).toBe(`Basic ${Buffer.from('portal-web:').toString('base64')}`);
});

test('opening the session obtains a token before calls need one; calls made meanwhile wait for it', async () => {
  const opening = openSession();
  const response = await api.get('/wand2/api/a', echoed);
  await opening;
  expect(response).toEqual({ echoed: '' });
  expect(server.requests('/wand2/api/a')).toHaveLength(1);
});

test('opening the session says when it has been asked for, before the response is there', async () => {
  const said: string[] = [];
  server.on('GET /generic/session/getToken.html', (_, response) => {
    said.push('seen by the server');
    json(response, 200, { token: 'refresh-token' });
  });
  await openSession(() => said.push('asked'));
  expect(said).toEqual(['asked', 'seen by the server']);
  await openSession(() => said.push('asked again'));
  expect(said).toHaveLength(2);
});

test('nobody signed in: the page goes to the login page', async () => {
  server.isSignedIn = false;
  await expect(api.get('/wand2/api/a', echoed)).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(left).toEqual(['/login']);
});

test('on a page that stays, a call after signing in works again, and the next end is said again', async () => {
  const said: string[] = [];
  configureClient({ leave: (url) => said.push(new URL(url).pathname) < 0 });
  server.isSignedIn = false;
  await expect(api.get('/wand2/api/a', echoed)).rejects.toMatchObject({ kind: 'unauthorised' });
  server.isSignedIn = true;
  expect(await api.get('/wand2/api/a', echoed)).toEqual({ echoed: '' });
  server.isSignedIn = false;
  server.validToken = 'another';
  await expect(api.get('/wand2/api/a', echoed)).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(said).toEqual(['/login', '/logout.html']);
});

test.each<[string, number, unknown]>([
  ['400 invalid_grant', 400, { error: 'invalid_grant' }],
  ['a response without access token', 200, { token_type: 'bearer' }],
  ['an empty access token', 200, { access_token: '' }],
  ['an access token that cannot travel in a header', 200, { access_token: 'a\nb: c' }],
  ['an access token that is no text', 200, { access_token: { a: 1 } }],
  ['401', 401, {}],
])(
  '%s goes to the logout page, once however many calls wait (docs: session#token-refused, errors#error-401)',
  async (_, status, body) => {
    expire();
    server.on('POST /wand2/tokens/getAccessToken', (_seen, response) => json(response, status, body));
    const calls = [1, 2, 3].map((n) => api.get(`/wand2/api/${n}`, echoed));
    for (const call of calls) await expect(call).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(left).toEqual(['/logout.html']);
    expect(heldToken()).toBeUndefined();
  },
);

test.each([500, 502, 503, 429])(
  '%i during a refresh logs nobody out, and the next call tries again (docs: session#token-refused)',
  async (status) => {
    expire();
    server.on('POST /wand2/tokens/getAccessToken', (_, response) => json(response, status, {}));
    await expect(api.get('/wand2/api/a', echoed)).rejects.toMatchObject({
      kind: status === 429 ? 'rate-limited' : 'server',
    });
    expect(left).toEqual([]);
    server.on('POST /wand2/tokens/getAccessToken', (_, response) => {
      server.validToken = 'token-recovered';
      json(response, 200, { access_token: 'token-recovered' });
    });
    expect(await api.get('/wand2/api/a', echoed)).toEqual({ echoed: '' });
  },
);

test('a connection that breaks during a refresh logs nobody out', async () => {
  expire();
  server.on('POST /wand2/tokens/getAccessToken', (_, response) => void response.destroy());
  await expect(api.get('/wand2/api/a', echoed)).rejects.toMatchObject({ kind: 'network' });
  expect(left).toEqual([]);
});

test('a token that aged in a sleeping tab is not the end: the refresh is still to come', async () => {
  expire();
  server.on('GET /wand2/api/a', (seen, response) => {
    // While the first attempt is answered, another tab hands over a token that has expired as well.
    if (seen.headers.authorization === 'Bearer token-expired') {
      holdToken({ accessToken: 'token-old', sequence: 2, session: '' });
    }
    const isValid = seen.headers.authorization === `Bearer ${server.validToken}`;
    json(response, isValid ? 200 : 401, { echoed: 'in the end' });
  });
  expect(await api.get('/wand2/api/a', echoed)).toEqual({ echoed: 'in the end' });
  expect(server.refreshCount).toBe(1);
});

test('a wrong clock changes nothing: only the server says when a token has expired', async () => {
  const now = Date.now;
  try {
    Date.now = () => now() - 3_600_000;
    expire();
    expect(await api.get('/wand2/api/a', echoed)).toEqual({ echoed: '' });
    Date.now = () => now() + 3_600_000;
    expect(await api.get('/wand2/api/a', echoed)).toEqual({ echoed: '' });
    expect(server.refreshCount).toBe(1);
  } finally {
    Date.now = now;
  }
});

test('cancelling one waiting call does not disturb the refresh of the others', async () => {
  expire();
  const controller = new AbortController();
  server.on('POST /wand2/tokens/getAccessToken', async (_, response) => {
    controller.abort(new Error('left'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    server.validToken = 'token-late';
    json(response, 200, { access_token: 'token-late' });
  });
  const cancelled = api.get('/wand2/api/a', echoed, { signal: controller.signal });
  const other = api.get('/wand2/api/b', echoed);
  await expect(cancelled).rejects.toThrow('left');
  expect(await other).toEqual({ echoed: '' });
});
