import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** The environment variable by whose value the processes of one interrupted run are recognized; all that a process starts inherit it. */
export const MARK = 'INTERRUPTED_RUN';

/** The processes with a mark, as `PID command`. Linux only. */
export function processesOf(mark: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${MARK}=${mark}\0`)) return [];
        return [`${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()}`];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

/** Polls until a list is empty. It takes as long as it takes; the runner ends what hangs. */
export async function untilNone(list: () => readonly string[]): Promise<void> {
  while (list().length > 0) await setTimeout(100);
}
