import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { moveFederationFolder } from 'webpack-preset/federation-folder';
import type { BuildRun } from './run-builds.ts';

/**
 * Builds packages for production, one after another: what Node has compiled and optimized of webpack for the first one serves the others. It
 * says `Building NAME` and `Built NAME`, and ends at the first failure. Started by run-builds.ts.
 *
 *     node builder.ts <BuildRun[] as JSON> <the repository>
 */
const [runs = '[]', repository = ''] = process.argv.slice(2);

/** What is needed of webpack, whose types this package does not have. */
interface Compiler {
  run(done: (error: Error | null, stats?: Stats) => void): void;
  close(done: (error?: Error | null) => void): void;
}
interface Stats {
  hasErrors(): boolean;
  toString(options: string): string;
}
type Environment = Partial<Pick<BuildRun, 'variant'>> & { cache?: string | undefined };

for (const { packageName, variant, cacheFolder } of JSON.parse(runs) as BuildRun[]) {
  console.log(`Building ${packageName}`);
  const folder = join(repository, packageName);
  // A variant that is no longer built must not be published.
  if (variant !== 'standalone') await rm(join(folder, 'dist'), { recursive: true, force: true });
  process.chdir(folder);
  moveFederationFolder(folder);
  const webpack = createRequire(join(folder, 'package.json'))('webpack') as (configurations: unknown) => Compiler;
  const { default: configure } = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
    default: (environment: Environment) => unknown;
  };
  const stats = await compiled(webpack(configure({ variant, cache: cacheFolder })));
  if (stats.hasErrors()) {
    console.log(stats.toString('errors-warnings'));
    process.exit(1);
  }
  console.log(`Built ${packageName}`);
}

/** Closing the compiler writes its cache of modules. */
async function compiled(compiler: Compiler): Promise<Stats> {
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, done) => (done && !error ? resolve(done) : reject(error)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  return stats;
}
