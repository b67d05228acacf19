import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repository } from '../paths.ts';

/** The inputs of a build that are no modules of it, which webpack does not watch. */
const TOOLS = [
  'platform/webpack-preset/src',
  'platform/webpack-preset/package.json',
  'platform/deployments/src/check/contract',
  'platform/deployments/src/host-contract',
  'platform/deployments/src/styles',
  'mfe-widgets/theme.css',
  'pnpm-lock.yaml',
  'tsconfig.json',
];

/** The modules of other packages that builds contain. */
const SHARED_SOURCES = [
  'shared-validators/src',
  'shared-client/src',
  'shared-session/src',
  'platform/deployments/src/manifest',
  'platform/deployments/src/routes',
];

const SKIPPED = new Set(['node_modules', 'dist', 'test', '.storybook', 'storybook-static']);

export interface Inputs {
  /** Of everything that a build depends on. */
  readonly all: string;
  /** Of everything that a build depends on, apart from the modules in it: a cache of modules is valid as long as this is the same. */
  readonly tools: string;
}

/** The fingerprints of what the builds of these packages depend on. */
export function inputsOf(packages: readonly string[]): Map<string, Inputs> {
  const tools = fingerprint(TOOLS, SKIPPED, process.version);
  const shared = fingerprint(SHARED_SOURCES, SKIPPED);
  return new Map(
    packages.map((packageName) => {
      const settings = `${tools}-${fingerprint([packageName], new Set([...SKIPPED, 'src']))}`;
      return [
        packageName,
        { tools: settings, all: `${settings}-${shared}-${fingerprint([`${packageName}/src`], SKIPPED)}` },
      ];
    }),
  );
}

function fingerprint(paths: readonly string[], skipped: ReadonlySet<string>, begin = ''): string {
  const hash = createHash('sha256').update(begin);
  for (const path of paths) add(hash, join(repository, path), skipped);
  return hash.digest('hex').slice(0, 24);
}

function add(hash: Hash, path: string, skipped: ReadonlySet<string>): void {
  let entries: string[];
  try {
    entries = readdirSync(path).sort();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOTDIR') hash.update(`\0${relative(repository, path)}\0`).update(readFileSync(path));
    else if (code !== 'ENOENT') throw error;
    return;
  }
  for (const entry of entries) {
    // Tests and documents are not inputs of a build.
    if (skipped.has(entry) || /\.(test|stories)\.tsx?$|\.md$/.test(entry)) continue;
    add(hash, join(path, entry), skipped);
  }
}
