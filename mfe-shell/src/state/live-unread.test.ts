/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { configureClient } from 'shared-client';
import { startLive } from './live-unread.ts';

const browsersFetch = globalThis.fetch;
/** The streams that are open. */
const open = new Set<AbortSignal>();
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  configureClient({ baseUrl: 'http://localhost', retries: 0, getToken: () => 'token', leave: () => undefined });
  globalThis.fetch = (_, { signal } = {}) =>
    new Promise((_resolve, reject) => {
      if (!signal) return;
      open.add(signal);
      signal.addEventListener('abort', () => {
        open.delete(signal);
        reject(signal.reason);
      });
    });
  end = startLive();
});

afterEach(() => {
  end();
  jest.useRealTimers();
  globalThis.fetch = browsersFetch;
});

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a page that is left asks nothing until it returns', async () => {
  await after(100);
  expect(open.size).toBe(1);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await after(60_000);
  expect(open.size).toBe(0);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await after(100);
  expect(open.size).toBe(1);
});
