/** @jest-environment jsdom */
import { jest } from '@jest/globals';

/** The streams that are open. */
const open = new Set<AbortSignal>();
jest.unstable_mockModule('shared-client/notifications', () => ({
  followUnread: (_: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      open.add(signal);
      signal.addEventListener('abort', () => {
        open.delete(signal);
        reject(signal.reason);
      });
    }),
  getUnread: async () => 0,
}));
const { startLive } = await import('./live-unread.ts');

let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  end = startLive();
});

afterEach(() => {
  end();
  jest.useRealTimers();
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
