/** @jest-environment jsdom */
import { jest } from '@jest/globals';

/** The streams that are open. */
const open = new Set<AbortSignal>();
/** Ends a stream as the server does. */
let endStream: () => void = () => undefined;
jest.unstable_mockModule('shared-client/notifications', () => ({
  followUnread: (heard: (count: number) => void, { signal }: { signal: AbortSignal }) =>
    new Promise<void>((resolve, reject) => {
      open.add(signal);
      heard(0);
      endStream = () => {
        open.delete(signal);
        resolve();
      };
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

test('a stream that the server has ended is opened again after a moment, not at once', async () => {
  await after(100);
  endStream();
  await after(900);
  expect(open.size).toBe(0);
  await after(1_100);
  expect(open.size).toBe(1);
});
