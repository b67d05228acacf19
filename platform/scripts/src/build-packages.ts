import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { UserError } from 'deployments';
import { cache, publishedPackages, repository } from './paths.ts';

/** The inputs of every build, apart from its own package. */
const SHARED_INPUTS = [
  'shared-validators/src',
  'shared-client/src',
  'shared-session/src',
  'platform/webpack-preset/src',
  'platform/webpack-preset/package.json',
  'platform/deployments/src/manifest',
  'platform/deployments/src/routes',
  'mfe-widgets/theme.css',
  'pnpm-lock.yaml',
  'tsconfig.json',
];

const SKIPPED = new Set(['node_modules', 'dist', 'test', '.storybook', 'storybook-static']);

export interface BuildReport {
  readonly built: readonly string[];
  readonly upToDate: readonly string[];
}

/** Builds the packages whose inputs have changed since their last build, for production. */
export async function buildPackages(log: (line: string) => void): Promise<BuildReport> {
  const shared = await fingerprint(SHARED_INPUTS.map((path) => join(repository, path)));
  const stale: { packageName: string; wanted: string }[] = [];
  for (const packageName of publishedPackages) {
    const wanted = `${shared}-${await fingerprint([join(repository, packageName)])}`;
    const stamped = await readFile(stampOf(packageName), 'utf8').catch(() => '');
    if (stamped !== wanted || !existsSync(join(repository, packageName, 'dist'))) stale.push({ packageName, wanted });
  }
  // A build uses about one core, so more builds than cores would only slow each other down.
  const queue = [...stale];
  const lanes = Math.max(1, Math.min(3, availableParallelism() - 1));
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const started = performance.now();
        log(`Building ${next.packageName} …`);
        await rm(stampOf(next.packageName), { force: true });
        // A variant that is no longer built must not be published.
        await rm(join(repository, next.packageName, 'dist'), { recursive: true, force: true });
        await build(next.packageName);
        await mkdir(join(cache, 'built'), { recursive: true });
        await writeFile(stampOf(next.packageName), next.wanted);
        log(`Built ${next.packageName} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      }
    }),
  );
  const built = stale.map((one) => one.packageName);
  return { built, upToDate: publishedPackages.filter((packageName) => !built.includes(packageName)) };
}

function stampOf(packageName: string): string {
  return join(cache, 'built', packageName);
}

async function build(packageName: string): Promise<void> {
  const folder = join(repository, packageName);
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    scripts?: { build?: string };
  };
  if (!scripts?.build) throw new UserError(`${packageName}/package.json has no "build" script.`);
  const path = [join(folder, 'node_modules/.bin'), join(repository, 'node_modules/.bin'), process.env.PATH].join(
    delimiter,
  );
  const child = spawn(scripts.build, {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, NODE_ENV: 'production' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  if (code === 0) return;
  await mkdir(join(cache, 'logs'), { recursive: true });
  const log = join(cache, 'logs', `${packageName}.log`);
  await writeFile(log, output);
  const tail = output.trimEnd().split('\n').slice(-25).join('\n');
  throw new UserError(
    `${tail}\n\nBuilding ${packageName} failed. The whole output is in ${relative(process.cwd(), log)}.`,
  );
}

async function fingerprint(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) await add(hash, path);
  return hash.digest('hex').slice(0, 24);
}

async function add(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  let entries: string[];
  try {
    entries = (await readdir(path)).sort();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOTDIR') hash.update(relative(repository, path)).update(await readFile(path));
    else if (code !== 'ENOENT') throw error;
    return;
  }
  for (const entry of entries) {
    // Tests and documents are not inputs of a build.
    if (SKIPPED.has(entry) || /\.(test|stories)\.tsx?$|\.md$/.test(entry)) continue;
    await add(hash, join(path, entry));
  }
}
