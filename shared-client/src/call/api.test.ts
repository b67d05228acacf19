import { jest } from '@jest/globals';
import * as v from 'valibot';
import { json, SessionServer } from '../../test/session-server.ts';
import { configureClient } from '../configuration.ts';
import { dropToken, holdToken } from '../token/holder.ts';
import { resetLeaving } from '../token/sign-out.ts';
import { api } from './api.ts';
import { CallError, type RateLimitedError, type ValidationError } from './errors.ts';

let server: SessionServer;
let left: string[];

const echoed = v.object({ echoed: v.string() });

beforeEach(async () => {
  server = new SessionServer();
  left = [];
  configureClient({
    baseUrl: await server.start(),
    deadlineMs: 5_000,
    retries: 2,
    leave: (url) => left.push(new URL(url).pathname + new URL(url).search),
  });
  dropToken();
  resetLeaving();
  holdToken({ accessToken: 'token-0', sequence: 1, session: '' });
});

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await server.stop();
});

const failing = async (call: Promise<unknown>): Promise<CallError> => {
  const error = await call.then(
    () => undefined,
    (reason) => reason,
  );
  if (!(error instanceof CallError)) throw new Error(`Expected a CallError, got ${error}`);
  return error;
};

describe('what travels', () => {
  test('every GET carries no-cache headers and the bearer (docs: session#no-cache-headers)', async () => {
    await api.get('/wand2/api/a', echoed, { query: { sort: 'code', none: undefined, id: [1, 2] } });
    const [seen] = server.requests('/wand2/api/a');
    expect(seen?.headers['cache-control']).toBe('no-cache, no-store');
    expect(seen?.headers.pragma).toBe('no-cache');
    expect(seen?.headers.authorization).toBe('Bearer token-0');
    expect(seen?.query.toString()).toBe('sort=code&id=1&id=2');
  });

  test('a POST sends JSON, the idempotency key, and nothing about caches of its own', async () => {
    await api.post('/wand2/api/a', echoed, { json: { a: 1 }, idempotencyKey: 'k-1' });
    const [seen] = server.requests('/wand2/api/a');
    expect(seen?.body).toBe('{"a":1}');
    expect(seen?.headers['content-type']).toBe('application/json');
    expect(seen?.headers['idempotency-key']).toBe('k-1');
    expect(seen?.headers.pragma).not.toBe('no-cache');
  });

  test('without a user token there is no bearer, and manual paths never carry one (docs: session#bearer-token)', async () => {
    server.on('POST /wand2/manual/api/translation', (seen, response) =>
      json(response, 200, { echoed: seen.headers.authorization ?? 'none' }),
    );
    expect(await api.post('/wand2/manual/api/translation', echoed, { json: {} })).toEqual({ echoed: 'none' });
    dropToken();
    server.on('GET /wand2/api/open', (seen, response) =>
      json(response, 200, { echoed: seen.headers.authorization ?? 'none' }),
    );
    expect(await api.get('/wand2/api/open', echoed)).toEqual({ echoed: 'none' });
  });

  test.each(['https://elsewhere.example/a', '//elsewhere.example/a', '/\\elsewhere.example', 'a', '/a b'])(
    'a token never leaves for %s',
    async (path) => {
      await expect(api.get(path, echoed)).rejects.toThrow(TypeError);
      expect(server.seen).toEqual([]);
    },
  );

  test.each(['javascript:alert(1)', 'https://user:pw@host.example', '//host.example', 'ftp://host.example'])(
    'the base URL %s is refused (docs: session#base-url)',
    (baseUrl) => {
      expect(() => configureClient({ baseUrl })).toThrow('neither a path nor an http(s) address');
    },
  );
});

describe('what comes back', () => {
  test.each([
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [412, 'conflict'],
    [400, 'validation'],
    [422, 'validation'],
    [429, 'rate-limited'],
    [500, 'server'],
    [418, 'unexpected-answer'],
  ])('%i is %s (docs: errors#error-other)', async (status, kind) => {
    server.on('POST /wand2/api/a', (_, response) => json(response, status, { message: 'No.' }));
    const error = await failing(api.post('/wand2/api/a', echoed));
    expect(error.kind).toBe(kind);
    expect(error.status).toBe(status);
    expect(error.body).toEqual({ message: 'No.' });
  });

  test("a validation error carries the server's items", async () => {
    const items = [{ field: 'days.2.end', code: 'ERR_END', message: 'End is missing.' }, { nonsense: true }, 7];
    server.on('POST /wand2/api/a', (_, response) => json(response, 422, { message: 'Invalid', items }));
    const error = (await failing(api.post('/wand2/api/a', echoed))) as ValidationError;
    expect(error.items).toEqual([{ field: 'days.2.end', code: 'ERR_END', message: 'End is missing.' }]);
  });

  test.each([
    ['30', 30],
    ['soon', undefined],
    ['-1', undefined],
  ])('Retry-After "%s" is %s seconds', async (value, seconds) => {
    server.on('POST /wand2/api/a', (_, response) => json(response, 429, {}, { 'Retry-After': value }));
    expect(((await failing(api.post('/wand2/api/a', echoed))) as RateLimitedError).retryAfterSeconds).toBe(seconds);
  });

  test.each(['<html>sign in</html>', '{"echoed": 7}', '', '{"echoed":'])(
    '%j is not what was asked for',
    async (text) => {
      server.on('GET /wand2/api/a', (_, response) => void response.end(text));
      expect((await failing(api.get('/wand2/api/a', echoed))).kind).toBe('unexpected-answer');
    },
  );

  test('an empty response is undefined', async () => {
    server.on('DELETE /wand2/api/a', (_, response) => void response.writeHead(204).end());
    expect(await api.delete('/wand2/api/a', v.undefined())).toBeUndefined();
  });

  test('a blob has the bytes and the type', async () => {
    server.on('GET /wand2/api/file', (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF');
    });
    const blob = await api.blob('/wand2/api/file');
    expect([blob.type, await blob.text()]).toEqual(['application/pdf', '%PDF']);
  });
});

describe('retries only where safe', () => {
  const failTwice = () => {
    let left = 2;
    return (_: unknown, response: Parameters<typeof json>[0]) =>
      left-- > 0 ? json(response, 503, {}) : json(response, 200, { echoed: 'third' });
  };

  test('a GET is repeated', async () => {
    server.on('GET /wand2/api/a', failTwice());
    expect(await api.get('/wand2/api/a', echoed)).toEqual({ echoed: 'third' });
  });

  test('a POST is not', async () => {
    server.on('POST /wand2/api/a', failTwice());
    expect((await failing(api.post('/wand2/api/a', echoed))).kind).toBe('server');
    expect(server.requests('/wand2/api/a')).toHaveLength(1);
  });

  test('a POST with an idempotency key is, under the same key', async () => {
    server.on('POST /wand2/api/a', failTwice());
    await api.post('/wand2/api/a', echoed, { json: { a: 1 }, idempotencyKey: 'k-9' });
    const seen = server.requests('/wand2/api/a');
    expect(seen.map((one) => [one.headers['idempotency-key'], one.body])).toEqual(Array(3).fill(['k-9', '{"a":1}']));
  });

  test('a refused connection is a network error', async () => {
    await server.stop();
    expect((await failing(api.post('/wand2/api/a', echoed))).kind).toBe('network');
  });
});

describe('deadlines and cancelling', () => {
  test('no response in time is a deadline error', async () => {
    server.on('POST /wand2/api/slow', () => undefined);
    expect((await failing(api.post('/wand2/api/slow', echoed, { timeoutMs: 50 }))).kind).toBe('deadline');
  });

  test('a response that stops half way is a deadline error', async () => {
    server.on('GET /wand2/api/stalls', (_, response) => void response.writeHead(200).write('{"echoed":'));
    expect((await failing(api.get('/wand2/api/stalls', echoed, { timeoutMs: 50 }))).kind).toBe('deadline');
  });

  test('a response that breaks off is a network error', async () => {
    server.on('GET /wand2/api/breaks', (_, response) => {
      response.writeHead(200).write('{"echoed":', () => response.destroy());
    });
    expect((await failing(api.get('/wand2/api/breaks', echoed))).kind).toBe('network');
  });

  test('a response that Firefox ends with an AbortError, because the page is left, is a network error', async () => {
    server.on('GET /wand2/api/a', (_, response) => json(response, 200, { echoed: 'a' }));
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'] });
    jest.spyOn(Response.prototype, 'text').mockImplementation(async () => {
      // A page that is being left gets a second in which it hears nothing.
      setImmediate(() => jest.advanceTimersByTime(1000));
      throw new DOMException('The operation was aborted.', 'AbortError');
    });
    expect((await failing(api.get('/wand2/api/a', echoed))).kind).toBe('network');
  });

  test("cancelling rejects with the signal's reason and is no CallError", async () => {
    server.on('GET /wand2/api/slow', () => undefined);
    const controller = new AbortController();
    const call = api.get('/wand2/api/slow', echoed, { signal: controller.signal });
    const reason = new Error('The user left.');
    setTimeout(() => controller.abort(reason), 20);
    await expect(call).rejects.toBe(reason);
  });
});

test('400 invalid_grant on any call goes to the logout page', async () => {
  server.on('GET /wand2/api/a', (_, response) => json(response, 400, { error: 'invalid_grant' }));
  expect((await failing(api.get('/wand2/api/a', echoed))).kind).toBe('validation');
  expect(left).toEqual(['/logout.html?referrerUrl=%2F']);
});
