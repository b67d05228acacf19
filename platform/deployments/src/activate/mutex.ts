import type { Store } from '../store/store.ts';

/** Store → kind of work → the end of the queue. */
const queues = new WeakMap<Store, Map<string, Promise<unknown>>>();

/**
 * A mutex per store and kind of work. Without it, activations through the same store object would race for the next revision
 * and waste most of their work. Other store objects and processes are synchronized by compare-and-swap alone.
 */
export function withMutex<T>(store: Store, kind: string, work: () => Promise<T>): Promise<T> {
  const tails = queues.get(store) ?? new Map<string, Promise<unknown>>();
  queues.set(store, tails);
  const turn = (tails.get(kind) ?? Promise.resolve()).then(work, work);
  tails.set(
    kind,
    turn.catch(() => undefined),
  );
  return turn;
}
