import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inOrder } from './builds/first-page.ts';
import { type Inputs, inputsOf } from './builds/inputs.ts';
import { inLanes, lanesOf } from './builds/lanes.ts';
import { runBuilds, type Variant } from './builds/run-builds.ts';
import { removeStamp, stampOf, writeStamp } from './builds/stamp.ts';
import { countedSteps, type NextStep } from './builds/steps.ts';
import { cache, publishedPackages, repository } from './paths.ts';

export interface BuildOptions {
  /** Which packages; all of them by default. */
  readonly packages?: readonly string[];
  /**
   * Keeps webpack's modules in `.cache/webpack`, so that the next build of the package compiles only what has changed. Writing them takes a
   * fifth of a build, so it is for people who build the same package again.
   */
  readonly keepModules?: boolean;
  /** Only the variant for our hosts. Such a build is not complete, so it is not "up to date" afterwards. */
  readonly portalOnly?: boolean;
  /** Says each build; by default they are counted. */
  readonly next?: NextStep | undefined;
  /** Ends the builds. */
  readonly signal?: AbortSignal | undefined;
}

/** Packages whose variant for our hosts is built, and with which inputs. */
const portalBuilt = new Map<string, string>();

/** Builds the packages whose inputs have changed since their last build, for production. */
export async function buildPackages(
  log: (line: string) => void,
  { packages = publishedPackages, keepModules = false, portalOnly = false, next, signal }: BuildOptions = {},
): Promise<void> {
  const inputs = inputsOf(packages);
  const stale = inOrder(packages.filter((packageName) => !isBuilt(packageName, inputs.get(packageName)?.all)));
  const say = next ?? countedSteps(stale.length, log);
  const lanes = lanesOf({ cores: availableParallelism(), memory: process.availableMemory() });
  const runs = await Promise.all(
    stale.map(async (packageName) => {
      const { all, tools } = inputs.get(packageName) as Inputs;
      const cacheFolder = keepModules ? await moduleCache(packageName, tools) : undefined;
      return { packageName, variant: variantOf(packageName, all, portalOnly), cacheFolder };
    }),
  );
  // An unfinished build has no stamp, so it is built again.
  for (const packageName of stale) removeStamp(packageName);
  const started = new Map<string, number>();
  const begun = (packageName: string) => {
    started.set(packageName, performance.now());
    say(`Building ${packageName}`);
  };
  const built = (packageName: string) => {
    const { all } = inputs.get(packageName) as Inputs;
    if (portalOnly && hasStandalone(packageName)) portalBuilt.set(packageName, all);
    else writeStamp(packageName, { inputs: all });
    const milliseconds = performance.now() - (started.get(packageName) ?? 0);
    log(`Built ${packageName} in ${(milliseconds / 1000).toFixed(1)} s`);
  };
  await inLanes(lanes, runs, (share, ends) => runBuilds(share, { begun, built, signal: ends }), signal);
  signal?.throwIfAborted();
}

/** The packages among these that a build would build. */
export function stalePackages(packages: readonly string[] = publishedPackages): string[] {
  const inputs = inputsOf(packages);
  return packages.filter((packageName) => !isBuilt(packageName, inputs.get(packageName)?.all));
}

/** The variant that is still to be built: the standalone one, if the other was built in this process with the same inputs. */
function variantOf(packageName: string, inputs: string, portalOnly: boolean): Variant | undefined {
  if (portalOnly) return 'portal';
  return portalBuilt.get(packageName) === inputs ? 'standalone' : undefined;
}

function isBuilt(packageName: string, inputs: string | undefined): boolean {
  return stampOf(packageName)?.inputs === inputs;
}

/** Whether a package has a variant for foreign hosts beside the one that is built. */
function hasStandalone(packageName: string): boolean {
  const file = join(repository, packageName, 'dist', 'portal', 'build.json');
  if (!existsSync(file)) return false;
  const { hostContract } = JSON.parse(readFileSync(file, 'utf8')) as { hostContract?: unknown };
  return hostContract !== null;
}

/** The folder of a package's modules, named by what they are compiled with. Those that were compiled with anything else are removed. */
async function moduleCache(packageName: string, tools: string): Promise<string> {
  const parent = join(cache, 'webpack', packageName);
  for (const other of await readdir(parent).catch(() => [])) {
    if (other !== tools) await rm(join(parent, other), { recursive: true, force: true });
  }
  return join(parent, tools);
}
