import { jest } from '@jest/globals';
import { PAUSE_MS, schedulePause } from './follow-timecard.ts';

describe('A pause in typing', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const started = () => {
    const keys = [performance.now()];
    const pauses: number[] = [];
    const cancel = schedulePause(
      () => pauses.push(performance.now()),
      () => keys.at(-1) ?? 0,
    );
    return { keys, pauses, cancel };
  };

  test('comes once, a moment after the last key, also when that key changed nothing', () => {
    const { keys, pauses } = started();
    for (const gap of [150, 199, 20]) {
      jest.advanceTimersByTime(gap);
      keys.push(performance.now());
    }
    jest.advanceTimersByTime(PAUSE_MS - 1);
    expect(pauses).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(pauses).toEqual([(keys.at(-1) ?? 0) + PAUSE_MS]);
  });

  test('does not come when it is cancelled', () => {
    const { pauses, cancel } = started();
    cancel();
    jest.advanceTimersByTime(1000);
    expect(pauses).toEqual([]);
  });
});
