import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Prevents a second server on an embedded database, which two processes would corrupt. The lock contains the process id; a lock left behind
 * by a killed process is taken over.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, 'server.lock');
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
    const owner = Number(await readFile(path, 'utf8').catch(() => ''));
    if (owner > 0 && isRunning(owner)) {
      throw new Error(
        `The data in ${directory} is in use by process ${owner}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await rm(path, { force: true });
  }
  throw new Error(`The lock ${path} could not be taken.`);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
