import { createStore, type StoreApi } from 'zustand/vanilla';
import { isTyped } from './edit-history.ts';
import { type Published, publish, stillOpen } from './published.ts';
import type { TimecardState, TimecardStore } from './timecard-store.ts';

/** What a page shows of a timecard. */
export interface Followed {
  /** The timecard for the fields that are typed into: at once, but what was typed after the paint, because the field shows it by itself. */
  readonly shown: StoreApi<TimecardState>;
  /** The timecard for all else on the page: at once, but what was typed when typing pauses. */
  readonly paused: StoreApi<TimecardState>;
  readonly published: StoreApi<Published>;
  /** A key was pressed: no pause yet, also where the key does not change the timecard, as in the middle of a time. */
  readonly typingGoesOn: () => void;
  /** A field was left: what was typed into it is worked out after the next paint. */
  readonly typingEnds: () => void;
  readonly stop: () => void;
}

/** When what follows a change runs; each returns a function that cancels it. */
export interface Schedules {
  /** Once the next frame is on the screen. */
  readonly postPaint: (run: () => void) => () => void;
  /** Once no key was pressed for a moment after `lastKey`: {@link schedulePause}. */
  readonly pause: (run: () => void, lastKey: () => number) => () => void;
}

/** Milliseconds without a key after which totals, checklist and issues follow. A person who goes on typing does not read them. */
export const PAUSE_MS = 200;

/**
 * Schedules a function for the next pause in typing. One timer for many keystrokes: it looks whether typing has paused.
 * @param lastKey when a key was pressed last, in milliseconds of `performance.now()`
 */
export function schedulePause(run: () => void, lastKey: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const left = lastKey() + PAUSE_MS - performance.now();
    if (left > 0) timer = setTimeout(look, left);
    else run();
  };
  timer = setTimeout(look, PAUSE_MS);
  return () => clearTimeout(timer);
}

/**
 * Keeps what is shown and what is published in step with a timecard. The timecard itself has every keystroke at once. Fields follow a
 * keystroke after the paint, and what is worked out when typing pauses or the field is left; any other change is published after the
 * paint.
 */
export function followTimecard(store: TimecardStore, schedule: Schedules): Followed {
  const shown = createStore<TimecardState>(() => store.getState());
  const paused = createStore<TimecardState>(() => store.getState());
  const published = createStore<Published>(() => publish(store.getState()));
  let cancelShow: (() => void) | undefined;
  let cancelPublish: (() => void) | undefined;
  let cancelPause: (() => void) | undefined;
  let lastKey = 0;
  const show = () => {
    cancelShow = undefined;
    shown.setState(store.getState(), true);
  };
  const publishNow = () => {
    cancelPublish?.();
    cancelPause?.();
    cancelPublish = undefined;
    cancelPause = undefined;
    paused.setState(store.getState(), true);
    const now = publish(store.getState(), published.getState());
    published.setState(now);
    const { shownIssues } = store.getState();
    const left = stillOpen(shownIssues, now);
    if (left !== shownIssues) store.setState({ shownIssues: left });
  };
  const publishSoon = () => {
    cancelPublish ??= schedule.postPaint(publishNow);
  };
  const typed = () => {
    lastKey = performance.now();
  };
  const unsubscribe = store.subscribe((state, previous) => {
    const changed = state.form !== previous.form;
    if (changed && isTyped(state.form)) {
      cancelShow ??= schedule.postPaint(show);
      typed();
      cancelPause ??= schedule.pause(publishNow, () => lastKey);
      return;
    }
    shown.setState(state, true);
    paused.setState(state, true);
    if (changed || state.rules !== previous.rules) publishSoon();
  });
  return {
    shown,
    paused,
    published,
    typingGoesOn: typed,
    typingEnds: () => {
      // Looked at after the paint: a field that is left may still say what stands in it.
      schedule.postPaint(() => {
        if (cancelPause) publishNow();
      });
    },
    stop: () => {
      unsubscribe();
      cancelShow?.();
      cancelPublish?.();
      cancelPause?.();
      cancelPause = undefined;
    },
  };
}
