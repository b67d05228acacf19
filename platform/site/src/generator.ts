import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from 'deployments';
import { repository } from 'scripts/paths';

/** The generator has a lock file of its own, and is installed only here: neither `npm start` nor `npm test` needs it. */
const folder = join(repository, 'platform', 'site', 'generator');

export function installGenerator(): void {
  const stamp = join(folder, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Installing the generator of the site…');
  const { packageManager } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  const options = ['--ignore-workspace', '--frozen-lockfile', '--ignore-scripts', '--reporter=append-only'];
  const installed = spawnSync('npx', ['--yes', packageManager, 'install', ...options], {
    cwd: folder,
    stdio: ['ignore', 2, 'inherit'],
  });
  if (installed.status !== 0)
    throw new UserError(
      'The generator could not be installed; the lines above say why. Check the network, then try again.',
    );
  writeFileSync(stamp, wanted);
}

/** Runs the generator. Resolves with its exit code. */
export function generate(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const command = join(folder, 'node_modules', 'vitepress', 'bin', 'vitepress.js');
  const child = spawn(process.execPath, [command, args[0] ?? '', folder, ...args.slice(1)], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 130));
  });
}
