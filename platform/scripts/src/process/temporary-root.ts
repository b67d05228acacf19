import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A file system in memory, and what must be free on it: Docker gives a container 64 MB of it. */
const IN_MEMORY = '/dev/shm';
const FREE_BYTES = 4 * 2 ** 30;

/**
 * The folder for temporary folders of tests. Tests write thousands of small files and wait until each is on the disk: where memory
 * serves as one, they take two thirds of the time.
 */
export function temporaryRoot(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= FREE_BYTES ? IN_MEMORY : tmpdir();
}
