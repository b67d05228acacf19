import type { Store } from '../store/store.ts';

/** Store → kind of work → the end of the queue. */
const queues = new WeakMap<Store, Map<string, Promise<unknown>>>();

/**
 * Runs what is asked of a store under one name one after the other. Activations through one opening of a store would otherwise
 * race one another for the next revision and do most of their work for nothing. Other openings and other processes are kept
 * apart by compare-and-swap alone.
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
