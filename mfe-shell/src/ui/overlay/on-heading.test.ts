/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { onHeading } from './on-heading.ts';

/** Longer than two frames and the timers after them. */
const FRAMES_MS = 60;

let read = 0;
let position = 0;

beforeEach(() => {
  jest.useFakeTimers();
  [read, position] = [0, 0];
  Object.defineProperty(window, 'scrollY', {
    configurable: true,
    get: () => {
      read += 1;
      return position;
    },
  });
  document.body.innerHTML = '<main id="main"><h1>Before</h1></main>';
});
afterEach(() => {
  Reflect.deleteProperty(window, 'scrollY');
  jest.useRealTimers();
});

test('a change of page forces no layout: where the page stands is read after a frame', () => {
  const stop = onHeading(() => undefined);
  expect(read).toBe(0);
  jest.advanceTimersByTime(FRAMES_MS);
  expect(read).toBeGreaterThan(0);
  stop();
});

test.each([
  ['has not moved', 500, false],
  ['has scrolled down', 620, true],
  ['has scrolled up', 400, false],
])('of a page that stays, the heading says who %s since', (_, to, expected) => {
  position = 500;
  const found: boolean[] = [];
  onHeading((_heading, wasScrolled) => found.push(wasScrolled));
  // A frame of jsdom, and the timer after it.
  jest.advanceTimersByTime(17);
  position = to;
  document.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(FRAMES_MS);
  expect(found).toEqual([expected]);
});
