import { spawnSync } from 'node:child_process';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prune } from '../prune/prune.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { builtPackage, writeFiles } from '../testing/write-package.ts';
import { directoryStore } from './directory-store.ts';

// Processes are slow to start on a busy machine.
const folder = emptyFolder();

const files = async (inside: string) => {
  const entries = await readdir(join(folder, inside), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

test('a file that does not fit is said in a sentence, and leaves nothing behind', async () => {
  await writeFiles(join(folder, 'mfe-notes'), builtPackage('mfe-notes', '/notes', `/* ${'so long '.repeat(3_000)} */`));
  const main = join(import.meta.dirname, '..', 'command', 'main.ts');
  const publishing = `ulimit -f 8; "${process.execPath}" "${main}" publish "${folder}/mfe-notes" --store "${folder}/store"`;
  const { status, stderr } = spawnSync('bash', ['-c', publishing], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('cannot be written (EFBIG)')]);
  expect((await files('store')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('the reverse proxy can read the store, whatever the umask of whoever publishes', async () => {
  await writeFiles(join(folder, 'mfe-notes'), builtPackage('mfe-notes', '/notes', ''));
  const main = join(import.meta.dirname, '..', 'command', 'main.ts');
  const publishing = `umask 077; "${process.execPath}" "${main}" publish "${folder}/mfe-notes" --store "${folder}/above/store"`;
  expect(spawnSync('bash', ['-c', publishing], { encoding: 'utf8' }).stderr).toBe('Publishing mfe-notes …\n');
  const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  const entries = await readdir(join(folder, 'above', 'store'), { recursive: true, withFileTypes: true });
  const modes = { file: new Set<string>(), folder: new Set([await mode(join(folder, 'above', 'store'))]) };
  for (const entry of entries)
    modes[entry.isFile() ? 'file' : 'folder'].add(await mode(join(entry.parentPath, entry.name)));
  expect([modes, await mode(join(folder, 'above'))]).toEqual([
    { file: new Set(['644']), folder: new Set(['755']) },
    '700',
  ]);
});

test('a file that cannot get its name leaves nothing behind', async () => {
  await mkdir(join(folder, 'index.html', 'inside'), { recursive: true });
  const store = directoryStore(folder);
  await expect(store.replace('index.html', Buffer.from('page'))).rejects.toThrow();
  expect(await files('.')).toEqual([]);
});

test('what a killed process has left behind is deleted by the next prune an hour later', async () => {
  const left = 'mfe/mfe_a/1/entry.js.0b51e6f2-55f3-4c25-a0b8-4f0b7f1d2c3e.tmp';
  const writing = 'mfe/mfe_a/1/app.js.1b51e6f2-55f3-4c25-a0b8-4f0b7f1d2c3e.tmp';
  const named = 'mfe/mfe_a/1/notes.tmp';
  for (const path of [left, writing, named]) await writeFiles(folder, { [path]: 'half' });
  const now = new Date();
  const old = new Date(now.getTime() - 2 * 3_600_000);
  for (const path of [left, named]) await utimes(join(folder, path), old, old);
  await writeFile(join(folder, 'settings.json'), '{}');
  await prune(directoryStore(folder), { now: () => now.toISOString(), dry: true });
  expect(await files('mfe')).toHaveLength(3);
  await prune(directoryStore(folder), { now: () => now.toISOString() });
  expect((await files('mfe')).sort()).toEqual([writing, named].map((path) => path.split('/').at(-1)));
});
