import { jest } from '@jest/globals';
import { draftTabs } from './draft-tabs.ts';

const tabs = draftTabs('note');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a tab that has its name counts as living, however late a busy browser gives it its lock', async () => {
  const held: { name: string }[] = [];
  let grant = () => {};
  const request = (name: string, { signal }: { signal?: AbortSignal }, run: () => Promise<never>) =>
    new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      grant = () => {
        if (signal?.aborted) return;
        held.push({ name });
        void run().then(resolve);
      };
    });
  Object.defineProperty(navigator, 'locks', { value: { request, query: async () => ({ held }) }, configurable: true });
  let name = '';
  void tabs.own().then((given) => {
    name = given;
  });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(name).toBe('');
  grant();
  expect(await tabs.living()).toEqual(new Set([await tabs.own()]));
});
