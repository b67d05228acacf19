import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { PAUSE_MS } from '../state/add-time/follow-timecard.ts';

// A clock that runs with the real one, and which `nextFrames` and `nextPaint` put forward, so that no test sits out a frame or a pause.
jest.useFakeTimers({
  advanceTimers: 1,
  doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
});

/** Milliseconds in which two frames come, with the work that runs after each. */
const TWO_FRAMES_MS = 50;

/** Puts the clock forward until everything that runs after the paint has run. */
export async function nextFrames(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(TWO_FRAMES_MS));
}

/** Puts the clock forward until everything that runs after the paint, or when typing pauses, has run. */
export async function nextPaint(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(PAUSE_MS + TWO_FRAMES_MS));
}
