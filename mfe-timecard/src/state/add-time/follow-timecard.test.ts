import { jest } from '@jest/globals';
import { MONDAY, span } from '../../domain/testing/samples.ts';
import { openedTimecard } from '../../testing/opened-timecard.ts';
import { action, changeDay, redo, undo } from './edit-history.ts';
import { followTimecard, PAUSE_MS, schedulePause } from './follow-timecard.ts';
import type { TimecardState, TimecardStore } from './timecard-store.ts';

const notes = (store: TimecardStore, text: string) =>
  changeDay(store, MONDAY, action('ACTION_DAY', {}, 'notes'), (day) => ({ ...day, notes: text }));
const worked = (store: TimecardStore) =>
  changeDay(store, MONDAY, action('ACTION_TIME'), (day) => ({
    ...day,
    noBreakTaken: true,
    spans: [span('09:00', '17:00')],
  }));

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

describe('What follows a change', () => {
  /** A followed timecard whose next paint and next pause the test triggers. */
  const followed = () => {
    const store = openedTimecard();
    const waiting = { postPaint: new Set<() => void>(), pause: new Set<() => void>() };
    const schedule = (kind: keyof typeof waiting) => (run: () => void) => {
      const asked = () => run();
      waiting[kind].add(asked);
      return () => void waiting[kind].delete(asked);
    };
    const come = (kind: keyof typeof waiting) => {
      const now = [...waiting[kind]];
      waiting[kind].clear();
      for (const run of now) run();
    };
    const type = (text: string, typed: boolean) =>
      changeDay(store, MONDAY, action('ACTION_DAY', {}, typed ? `${MONDAY}.notes` : null, typed), (day) => ({
        ...day,
        notes: text,
      }));
    const notesOf = (state: TimecardState) => state.form.days[0]?.notes;
    const follow = followTimecard(store, { postPaint: schedule('postPaint'), pause: schedule('pause') });
    return { store, type, notesOf, come, waiting, ...follow };
  };

  test('the timecard has a keystroke at once; its fields follow after the paint, and whatever else at once', () => {
    const { store, type, notesOf, come, shown, stop } = followed();
    const first = shown.getState();
    type('a', true);
    type('ab', true);
    expect(notesOf(store.getState())).toBe('ab');
    expect(shown.getState()).toBe(first);
    come('postPaint');
    expect(shown.getState()).toBe(store.getState());
    type('abc', false);
    expect(shown.getState()).toBe(store.getState());
    type('abcd', true);
    store.setState({ openDay: null });
    expect(shown.getState().openDay).toBeNull();
    come('postPaint');
    expect(notesOf(shown.getState())).toBe('abcd');
    stop();
  });

  test('what was typed, and is brought back by undo and redo, is shown at once', () => {
    const { store, type, notesOf, shown, stop } = followed();
    type('typed', true);
    type('pasted', false);
    undo(store);
    expect(notesOf(shown.getState())).toBe('typed');
    undo(store);
    redo(store);
    expect(notesOf(shown.getState())).toBe('typed');
    expect(shown.getState().future).toHaveLength(1);
    stop();
  });

  test('totals are published after the paint, once for several changes', () => {
    const { store, come, waiting, published, stop } = followed();
    worked(store);
    notes(store, 'a');
    expect(waiting.postPaint.size).toBe(1);
    expect(published.getState().period.worked).toBe(0);
    come('postPaint');
    expect(published.getState().period.worked).toBe(800);
    expect(published.getState().checklist.map((line) => line.done)).toEqual([true, false]);
    stop();
  });

  test('what is worked out of what is typed comes when typing pauses, once for several keystrokes', () => {
    const { type, notesOf, come, waiting, paused, published, stop } = followed();
    const before = published.getState();
    type('a', true);
    come('postPaint');
    type('ab', true);
    come('postPaint');
    expect([notesOf(paused.getState()), published.getState() === before]).toEqual(['', true]);
    expect(waiting.pause.size).toBe(1);
    come('pause');
    expect([notesOf(paused.getState()), published.getState() === before]).toEqual(['ab', false]);
    stop();
  });

  test('or after the next paint when the field is left, or anything else changes', () => {
    const { type, notesOf, come, waiting, paused, published, typingEnds, stop } = followed();
    type('a', true);
    come('postPaint');
    typingEnds();
    expect(notesOf(paused.getState())).toBe('');
    come('postPaint');
    expect([notesOf(paused.getState()), waiting.pause.size]).toEqual(['a', 0]);
    type('ab', true);
    type('abc', false);
    expect(notesOf(paused.getState())).toBe('abc');
    come('postPaint');
    expect(waiting.pause.size).toBe(0);
    const known = published.getState();
    typingEnds();
    come('postPaint');
    expect(published.getState()).toBe(known);
    stop();
  });

  test('nothing follows once nobody looks', () => {
    const { store, type, waiting, stop } = followed();
    type('a', true);
    worked(store);
    stop();
    expect([waiting.postPaint.size, waiting.pause.size]).toEqual([0, 0]);
  });
});
