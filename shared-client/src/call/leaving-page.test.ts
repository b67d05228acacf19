import { jest } from '@jest/globals';
import * as v from 'valibot';
import { configureClient } from '../configuration.ts';
import { holdToken } from '../token/holder.ts';
import { api } from './api.ts';
import { NetworkError } from './errors.ts';

const browsersFetch = globalThis.fetch;

const aborted = () => new DOMException('The operation was aborted.', 'AbortError');

/** A response whose body is refused, as by Firefox when the page is left between the headers and the end. */
const brokenOff = () =>
  new Response(new ReadableStream({ start: (body) => body.error(aborted()) }), {
    headers: { 'content-type': 'application/json' },
  });

/** Puts the clock forward. */
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms).then(() => 'nothing yet');

beforeEach(() => {
  jest.useFakeTimers();
  configureClient({ baseUrl: 'http://localhost', deadlineMs: 60_000, retries: 0, leave: () => {} });
  holdToken({ accessToken: 'token-0', sequence: 1, session: '' });
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = browsersFetch;
});

test.each([
  ['its headers', () => Promise.reject(aborted())],
  ['its body', () => Promise.resolve(brokenOff())],
])(
  'a page that is being left does not hear that a request was aborted before %s; one that stays does',
  async (_, give) => {
    globalThis.fetch = give;
    const call = api.get('/wand2/api/a', v.unknown()).catch((error) => error);
    expect(await Promise.race([call, after(500)])).toBe('nothing yet');
    await after(1_000);
    expect(await call).toBeInstanceOf(NetworkError);
  },
);

test('who aborts a request hears of it at once', async () => {
  globalThis.fetch = (request) =>
    new Promise((_, reject) => {
      const { signal } = request as Request;
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const controller = new AbortController();
  const call = api.get('/wand2/api/a', v.unknown(), { signal: controller.signal }).catch((error) => error);
  controller.abort();
  expect(await Promise.race([call, after(900)])).toHaveProperty('name', 'AbortError');
});
