const tails = new Map<string, Promise<unknown>>();

/**
 * Runs what is asked for under one key one after the other. Activations of this process would otherwise race one another for
 * the next revision and do most of their work for nothing; other processes are kept apart by compare-and-swap alone.
 */
export function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (tails.get(key) ?? Promise.resolve()).then(work, work);
  const tail = turn
    .catch(() => undefined)
    .then(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
  tails.set(key, tail);
  return turn;
}
