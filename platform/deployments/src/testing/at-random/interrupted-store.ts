import type { Store } from '../../store/store.ts';

/** The store as one process sees it. */
export interface InterruptedStore {
  readonly store: Store;
  /** Resolves when the process has been killed; none of its calls returns from then on. */
  readonly killed: Promise<'killed'>;
}

/**
 * A store whose calls each wait for their turn, which another process may get first. It belongs to a process that is killed at one of them.
 * @param turn resolves when the next call may go on
 * @param killedAt twice the number of the call: an even one is not made, after an odd one its result is lost
 */
export function interruptedStore(
  store: Store,
  turn: (call: string) => Promise<unknown>,
  killedAt = Number.POSITIVE_INFINITY,
): InterruptedStore {
  const { promise: killed, resolve: kill } = Promise.withResolvers<'killed'>();
  const never = new Promise<never>(() => undefined);
  let calls = 0;
  const passed =
    <A extends unknown[], R>(name: string, call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const at = 2 * calls++;
      await turn(`${name} ${String(args[0])}`);
      if (at >= killedAt) return end();
      const result = await call(...args);
      return at + 1 >= killedAt ? end() : result;
    };
  function end(): Promise<never> {
    kill('killed');
    killedAt = 0;
    return never;
  }
  return {
    killed,
    store: {
      location: store.location,
      read: passed('read', store.read),
      create: passed('create', store.create),
      replace: passed('replace', store.replace),
      remove: passed('remove', store.remove),
      list: passed('list', store.list),
    },
  };
}
