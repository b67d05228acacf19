import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mfe } from 'deployments/command';
import { deployPackages } from './deploy-packages.ts';

/** A user without permissions, for tests that run as root. */
const NOBODY = 65_534;

/** Runs a task as a user who may not write to folders of other users. */
async function withoutPermission<T>(task: () => Promise<T>): Promise<T> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    return await task();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

let folder: string;
const errors: string[] = [];
const original = console.error;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'no-permission-'));
  await chmod(folder, 0o555);
  errors.length = 0;
  console.error = (line: string) => errors.push(line);
});
afterEach(async () => {
  console.error = original;
  await chmod(folder, 0o755);
  await rm(folder, { recursive: true, force: true });
});

test('a DATA_DIR without permission to write is one sentence', async () => {
  const store = join(folder, 'store');
  await expect(withoutPermission(() => deployPackages(store, () => undefined))).rejects.toThrow(
    `The store at ${store} cannot be written (EACCES). Set DATA_DIR to a folder that can.`,
  );
});

test('so is a store of mfe', async () => {
  const store = join(folder, 'store');
  const asked = ['settings', '--offline', 'off', '--store', store];
  expect(await withoutPermission(() => mfe(asked, () => undefined))).toBe(1);
  expect(errors).toEqual([`${store} cannot be written (EACCES). Choose another folder with --store.`]);
});
