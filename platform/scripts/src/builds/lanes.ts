/** The memory of a process that builds, in bytes. */
const MEMORY_OF_A_LANE = 1.5 * 1024 ** 3;

/** The number of processes that build at a time: each uses up to two cores, and more than three wait for the disk. */
export function lanesOf(machine: { readonly cores: number; readonly memory: number }): number {
  return Math.max(1, Math.min(3, Math.floor(machine.cores / 2), Math.floor(machine.memory / MEMORY_OF_A_LANE)));
}

/**
 * Divides a queue among lanes in turn, and runs a task for each lane's share. After one fails, the others' signal aborts.
 * @throws what the first one failed with, when all have ended
 */
export async function inLanes<T>(
  lanes: number,
  queue: readonly T[],
  task: (share: readonly T[], signal: AbortSignal) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const failed = new AbortController();
  const ends = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  const failures: unknown[] = [];
  const lane = async (_: unknown, first: number) => {
    const share = queue.filter((_one, index) => index % lanes === first);
    if (share.length === 0 || ends.aborted) return;
    try {
      await task(share, ends);
    } catch (error) {
      failures.push(error);
      failed.abort();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failures.length) throw failures[0];
}
