import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freshClone } from 'scripts/machine/fresh-clone';
import { expect, signInAs, test } from '../../setup/portal-test.ts';
import { liveStore } from '../../setup/releases/live-store.ts';
import { serve } from '../../setup/served.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '..', '..', '..');

/** Files that exist, which a new micro-frontend may change. */
const EXISTING = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'biome.json', 'package.json', 'knip.jsonc', 'tsconfig.json'];

/** Lines that differ between this repository's files and those of a folder. */
async function changedLines(folder: string): Promise<number> {
  const counts = EXISTING.map(async (file) => {
    const compare = ['diff', '--no-index', '--numstat', join(repository, file), join(folder, file)];
    // git ends with 1 where files differ.
    const { stdout } = await run('git', compare).catch((error: { stdout: string }) => error);
    const [added = 0, removed = 0] = stdout.split('\t').map(Number);
    return added + removed;
  });
  return (await Promise.all(counts)).reduce((total, count) => total + count, 0);
}

test('mfe new: from nothing to written, tested, built, published, activated and mounted in the portal, by one command', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const folder = await mkdtemp(join(tmpdir(), 'portal-new-'));
  try {
    await freshClone(folder);
    const store = join(folder, '.data', 'store');
    await cp(liveStore, store, { recursive: true });

    const command = [
      join(folder, 'platform', 'scripts', 'bare.mjs'),
      'mfe',
      'new',
      'mfe-notes',
      '--route',
      '/notes',
      '--store',
      store,
    ];
    const { stdout } = await run(process.execPath, command, {
      cwd: folder,
      env: { ...process.env, INIT_CWD: folder },
      maxBuffer: 10_000_000,
    });
    expect(stdout).toMatch(/mfe_notes@1\.0\.0-[0-9a-f]{12} is live in revision \d+: open #\/notes in the portal\./);
    // The workspace's list has it, and the lock file its dependencies.
    const changed = await changedLines(folder);
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(20);

    const served = await serve([], { TEST_STORE: store });
    try {
      await signInAs(page, 'worker', '/#/notes', served.url);
      await page.goto(`${served.url}/#/notes`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
      // It stands beside the other micro-frontends, which are unchanged.
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
      await page.goto(`${served.url}/#/worker/home`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

      // And off again: the address leads nowhere, nothing else changes.
      const retire = [join(folder, 'platform', 'scripts', 'bare.mjs'), 'mfe', 'retire', 'mfe_notes', '--store', store];
      expect((await run(process.execPath, retire, { cwd: folder })).stdout).toMatch(/without mfe_notes\./);
      await page.goto(`${served.url}/?again#/notes`);
      await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
    } finally {
      await served.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
