import * as v from 'valibot';
import { json, SessionServer } from '../../test/session-server.ts';
import { api } from '../call/api.ts';
import { configureClient } from '../configuration.ts';
import { openSession } from './access.ts';
import { dropToken, heldToken } from './holder.ts';
import { resetLeaving } from './sign-out.ts';

const anything = v.unknown();

let server: SessionServer;
let left: string[];
let asked: (string | undefined)[];

/** A page that keeps the session itself and gives these tokens, one after the other. */
async function given(...tokens: readonly (string | undefined)[]): Promise<void> {
  const rest = [...tokens];
  configureClient({
    getToken: async (refused) => {
      asked.push(refused);
      return rest.shift();
    },
  });
}

beforeEach(async () => {
  server = new SessionServer();
  left = [];
  asked = [];
  configureClient({
    baseUrl: await server.start(),
    retries: 0,
    leave: (url) => {
      left.push(new URL(url).pathname);
      return false;
    },
  });
  dropToken();
  resetLeaving();
});

afterEach(async () => {
  configureClient({ getToken: undefined });
  await server.stop();
});

const served = (...tokens: readonly string[]) =>
  server.on('GET /wand2/api/notes', (request, response) => {
    const isGood = tokens.some((token) => request.headers.authorization?.endsWith(` ${token}`));
    json(response, isGood ? 200 : 401, {});
  });

test('calls carry the token of the host, and the product is never asked for one', async () => {
  await given('theirs');
  served('theirs');
  await openSession();
  await Promise.all([api.get('/wand2/api/notes', anything), api.get('/wand2/api/notes', anything)]);
  expect(asked).toEqual([undefined]);
  expect(server.requests('/generic/session/getToken.html')).toEqual([]);
  expect(left).toEqual([]);
});

test('a refused token is exchanged once for all calls', async () => {
  await given('old', 'new');
  served('new');
  await openSession();
  await Promise.all(Array.from({ length: 20 }, () => api.get('/wand2/api/notes', anything)));
  expect(asked).toEqual([undefined, 'old']);
  expect(left).toEqual([]);
});

test.each([
  ['gives the same token again', ['old', 'old'], ['/logout.html']],
  ['says that the session is over', ['old', undefined], ['/logout.html']],
  ['gives what cannot be sent', ['old', 'two\nlines'], ['/logout.html']],
  ['has nobody signed in', [undefined, undefined], ['/login']],
])('a host that %s is notified that nobody is signed in', async (_, tokens, notified) => {
  await given(...tokens);
  served('new');
  await openSession();
  await expect(api.get('/wand2/api/notes', anything)).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(left.slice(0, 1)).toEqual(notified);
  expect(heldToken()).toBeUndefined();
});

test('a host that fails has not signed anybody out', async () => {
  configureClient({ getToken: () => Promise.reject(new Error('offline')) });
  await expect(openSession()).rejects.toThrow('getToken: the host failed (offline)');
  expect(left).toEqual([]);
});

test('a host that does not answer is waited for as long as a call is', async () => {
  configureClient({ deadlineMs: 20, getToken: () => new Promise(() => undefined) });
  await expect(openSession()).rejects.toThrow('getToken: the host gave no answer in time');
  configureClient({ deadlineMs: 30_000 });
  expect(left).toEqual([]);
});
