/** The memory of the largest build, in bytes. */
const MEMORY_OF_A_BUILD = 1.5 * 1024 ** 3;

/** The number of builds that run at a time: a build uses about one core, and more than three wait for the disk. */
export function lanesOf(machine: { readonly cores: number; readonly memory: number }): number {
  return Math.max(1, Math.min(3, machine.cores, Math.floor(machine.memory / MEMORY_OF_A_BUILD)));
}

/** Runs a task for each, so many at a time, in their order. After one fails, or `signal` aborts, no other is begun. */
export async function inLanes<T>(
  lanes: number,
  queue: readonly T[],
  task: (one: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = [...queue];
  let failed = false;
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (failed || signal?.aborted) return;
      try {
        await task(next);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
