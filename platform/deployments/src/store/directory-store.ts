import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { UserError } from '../user-error.ts';
import type { Store } from './store.ts';

/** The ending of the name of a file that is being written. */
const TEMPORARY = '.tmp';
const LEFT_BEHIND = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

/** Everybody may read what a store contains, and list its folders: the user of the reverse proxy is another one. */
const READABLE = { file: 0o444, folder: 0o555 };

/**
 * A store in a local folder. Bytes are flushed before a file gets its name, so a crash leaves no partial file. The publisher's umask cannot
 * hide the store from the reverse proxy.
 */
export function directoryStore(folder: string): Store {
  const root = resolve(folder);

  function locate(path: string): string {
    const full = resolve(root, path);
    if (full !== root && !full.startsWith(root + sep)) throw new UserError(`"${path}" lies outside the store.`);
    return full;
  }

  async function makeFolder(path: string): Promise<void> {
    const first = await mkdir(path, { recursive: true });
    if (first === undefined) return;
    // Folders above the store stay as the umask has them.
    for (let made = path; made.length >= Math.max(first.length, root.length); made = dirname(made))
      await allow(made, READABLE.folder);
  }

  async function writeBeside(target: string, bytes: Buffer): Promise<string> {
    await makeFolder(dirname(target));
    const temporary = `${target}.${randomUUID()}${TEMPORARY}`;
    try {
      const file = await open(temporary, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await allow(temporary, READABLE.file);
    } catch (error) {
      // Remove the partial file, so that a full disk does not stay full.
      await rm(temporary, { force: true });
      throw error;
    }
    return temporary;
  }

  return {
    location: root,
    async read(path) {
      try {
        return await readFile(locate(path));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async create(path, bytes) {
      const target = locate(path);
      const temporary = await writeBeside(target, bytes);
      try {
        // Creating a hard link fails if the name exists, which makes this a compare-and-swap.
        await link(temporary, target);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(temporary, { force: true });
      }
    },
    async replace(path, bytes) {
      const target = locate(path);
      const temporary = await writeBeside(target, bytes);
      try {
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async remove(path) {
      await rm(locate(path), { force: true });
    },
    async list(path, after = '') {
      const from = locate(path);
      try {
        const entries = await readdir(from, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile() && !entry.name.endsWith(TEMPORARY))
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .filter((name) => name > after)
          .sort();
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    async sweep(before) {
      const names = await readdir(root, { recursive: true }).catch(() => []);
      const left = names.filter((name) => LEFT_BEHIND.test(name));
      await Promise.all(left.map((name) => removeIfOld(join(root, name), before)));
    },
  };
}

async function allow(path: string, bits: number): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & bits) !== bits) await chmod(path, mode | bits);
}

async function removeIfOld(file: string, before: number): Promise<void> {
  const written = await stat(file).catch(() => undefined);
  if (written && written.mtimeMs < before) await rm(file, { force: true });
}

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
