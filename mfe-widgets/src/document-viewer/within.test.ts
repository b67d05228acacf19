/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { TooSlow, within } from './within.ts';

let hidden = false;
Object.defineProperty(document, 'hidden', { get: () => hidden });
const show = (seen: boolean) => {
  hidden = !seen;
  document.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  jest.useFakeTimers();
  hidden = false;
});
afterEach(() => jest.useRealTimers());

/** Passes a promise that never resolves to `within`; returns the mock that gets the rejection. */
function never() {
  const end = jest.fn();
  within(new Promise(() => undefined), 1000, 'It').catch(end);
  return end;
}

test('what never ends is over after its time', async () => {
  const end = never();
  await jest.advanceTimersByTimeAsync(999);
  expect(end).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalledWith(new TooSlow('It'));
});

test('what comes in time is what it brings, and an error is its own', async () => {
  await expect(within(Promise.resolve(7), 1000, 'It')).resolves.toBe(7);
  await expect(within(Promise.reject(new Error('broken')), 1000, 'It')).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('while the page is not seen no time passes', async () => {
  const end = never();
  await jest.advanceTimersByTimeAsync(900);
  show(false);
  await jest.advanceTimersByTimeAsync(60_000);
  show(true);
  await jest.advanceTimersByTimeAsync(999);
  expect(end).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalled();
});
