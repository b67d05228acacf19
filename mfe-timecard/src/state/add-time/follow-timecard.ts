import { createStore, type StoreApi } from 'zustand/vanilla';
import { isTyped } from './edit-history.ts';
import { type Published, publish, stillOpen } from './published.ts';
import type { TimecardState, TimecardStore } from './timecard-store.ts';

/** The stores that a page subscribes to for a timecard. */
export interface Followed {
  /** For the fields that are typed into: updated at once; typed text only after the paint, because the field shows it by itself. */
  readonly shown: StoreApi<TimecardState>;
  /** For everything else on the page: updated at once; typed text only when typing pauses. */
  readonly paused: StoreApi<TimecardState>;
  readonly published: StoreApi<Published>;
  /** Call it when a key is pressed: it delays the pause even if the key does not change the timecard, as in the middle of a time. */
  readonly typingGoesOn: () => void;
  /** Call it when a field is left: values that depend on its text are computed after the next paint. */
  readonly typingEnds: () => void;
  readonly stop: () => void;
}

/** When delayed updates run; each returns a function that cancels the update. */
export interface Schedules {
  /** After the next frame is on the screen. */
  readonly postPaint: (run: () => void) => () => void;
  /** After no key was pressed for a moment since `lastKey`: {@link schedulePause}. */
  readonly pause: (run: () => void, lastKey: () => number) => () => void;
}

/** Milliseconds without a key after which totals, checklist and issues are updated. Nobody reads them while typing. */
export const PAUSE_MS = 200;

/**
 * Schedules a function for the next pause in typing. One timer serves many keystrokes: it checks whether typing has paused.
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
 * Updates the shown and the published state of a timecard. The timecard itself has every keystroke at once. Fields follow a keystroke
 * after the paint; derived state follows when typing pauses or the field is left. Any other change is published after the paint.
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
      // Checked after the paint, because a field that is left may still report its text.
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
