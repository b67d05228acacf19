import { useSyncExternalStore } from 'react';
import { schedulePostPaint } from '../post-paint/index.ts';
import {
  type FilterAction,
  type FilterState,
  initialFilter,
  type ListOption,
  reduceFilter,
  type Selection,
} from './selection.ts';

/**
 * The selection of one filter. A tick or typed text is staged at once, and the control shows it itself; everything that depends on it (the
 * count, the badge, the buttons) is published after the paint, so that the control is as fast as a plain one.
 */
export class Staging {
  #state: FilterState;
  #published: FilterState;
  #keys: ReadonlySet<string> | undefined;
  #waiting: (() => void) | undefined;
  readonly #boxes = new Set<() => void>();
  readonly #followers = new Set<() => void>();

  constructor(selected: Selection) {
    this.#state = initialFilter(selected);
    this.#published = this.#state;
  }

  /** The current state. */
  readonly now = (): FilterState => this.#state;

  /** The last published state. */
  readonly published = (): FilterState => this.#published;

  /** The keys that are currently staged. */
  readonly keys = (): ReadonlySet<string> => {
    this.#keys ??= new Set(this.#state.staged.map(({ key }) => key));
    return this.#keys;
  };

  /** Whether an option is staged, with all of its keys. */
  readonly has = ({ keys }: ListOption): boolean => keys.length > 0 && keys.every((key) => this.keys().has(key));

  readonly dispatch = (action: FilterAction): void => {
    this.#state = reduceFilter(this.#state, action);
    this.#keys = undefined;
    for (const tell of this.#boxes) tell();
    if (action.type === 'choose' || action.type === 'type') this.#waiting ??= schedulePostPaint(this.#publish);
    else this.#publish();
  };

  readonly watchNow = (tell: () => void): (() => void) => watch(this.#boxes, tell);
  readonly watchPublished = (tell: () => void): (() => void) => watch(this.#followers, tell);

  readonly #publish = (): void => {
    this.#waiting?.();
    this.#waiting = undefined;
    this.#published = this.#state;
    for (const tell of this.#followers) tell();
  };
}

function watch(all: Set<() => void>, tell: () => void): () => void {
  all.add(tell);
  return () => {
    all.delete(tell);
  };
}

/** A part of the current selection; compared by identity. */
export function useStaged<T>(staging: Staging, read: () => T): T {
  return useSyncExternalStore(staging.watchNow, read);
}
