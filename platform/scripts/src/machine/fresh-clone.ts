import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../paths.ts';

const run = promisify(execFile);

/** The repository as a fresh clone would be, with what is not committed yet and without tests; no dependency installed, nothing built. */
export async function freshClone(folder: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    maxBuffer: 10_000_000,
  });
  const left = /^(e2e\/(tests|contracts|bench)|reference\/reference-api\/src\/.*\.test\.ts)/;
  for (const file of stdout.split('\0').filter((name) => name && !left.test(name))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(repository, file), join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      // Deleted, and not committed yet.
      if (error.code !== 'ENOENT') throw error;
    });
  }
}
