import { setTimeout as wait } from 'node:timers/promises';
import type { EngineWindow } from '../engines/engine.ts';
import { look, type Seen } from '../engines/page/look.ts';
import type { Target } from '../engines/page/target.ts';

const POLL_MS = 50;

/** What did not happen in its time. */
export class TooLate extends Error {
  override readonly name = 'TooLate';

  constructor(milliseconds: number) {
    super(`not within ${milliseconds / 1000} seconds.`);
  }
}

/** @throws TooLate, also if a page that is blocked never answers */
export async function inTime<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = wait(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new TooLate(milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    over.abort();
    late.catch(() => undefined);
    promise.catch(() => undefined);
  }
}

/** Runs a function on the page; it uses nothing outside of itself. */
export async function run<A, R>(window: EngineWindow, on: (argument: A) => R, argument: A): Promise<R> {
  const result = await window.evaluate(`JSON.stringify((${on})(${JSON.stringify(argument)}) ?? null)`);
  return JSON.parse(result) as R;
}

/** Asks until there is an answer other than undefined. Errors while one page replaces another are no answer. @throws TooLate */
export async function until<T>(milliseconds: number, ask: () => Promise<T | undefined>): Promise<T> {
  let isLate = false;
  const asking = (async () => {
    for (;;) {
      const answer = await ask().catch(() => undefined);
      if (answer !== undefined) return answer;
      if (isLate) throw new TooLate(milliseconds);
      await wait(POLL_MS);
    }
  })();
  return inTime(milliseconds, asking).finally(() => {
    isLate = true;
  });
}

/** Looks for an element. */
export async function seen(window: EngineWindow, target: Target, how: 'see' | 'reach' = 'see'): Promise<Seen> {
  return JSON.parse(await window.evaluate(`(${look})(${JSON.stringify(target)}, '${how}')`)) as Seen;
}
