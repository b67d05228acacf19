import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two attempts. */
const RETRY_MS = 1_000;

/**
 * Waits until no other process holds a lock file, and takes it. A file whose process has ended is no obstacle.
 *
 * @param onWait called once with the process that holds the lock, if this one has to wait
 * @returns a function that releases it
 */
export async function takeLock(path: string, onWait: (holder: number) => void): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true });
  for (let isTold = false; ; ) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(await readFile(path, 'utf8').catch(() => ''));
    // A file without a number is being written or removed.
    if (holder && !runs(holder)) {
      await rm(path, { force: true });
      continue;
    }
    if (holder && !isTold) onWait(holder);
    isTold ||= holder > 0;
    await setTimeout(RETRY_MS);
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
