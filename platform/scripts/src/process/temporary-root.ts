import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A file system in memory, and the free space that it must have, because Docker gives a container only 64 MB. */
const IN_MEMORY = '/dev/shm';
const FREE_BYTES = 4 * 2 ** 30;

/**
 * The parent of tests' temporary folders. Tests write thousands of small files and wait until each is on disk; in memory that takes two
 * thirds of the time. `TEMPORARY_ROOT` is another one, for tests that count what is left in it.
 */
export function temporaryRoot(): string {
  if (process.env.TEMPORARY_ROOT) return process.env.TEMPORARY_ROOT;
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= FREE_BYTES ? IN_MEMORY : tmpdir();
}
