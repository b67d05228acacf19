import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join, relative } from 'node:path';
import { UserError } from 'deployments';
import { cache, repository } from '../paths.ts';
import { ownProcess } from '../process/owned-process.ts';

/** A micro-frontend's variant for our hosts, or the one for foreign hosts. */
export type Variant = 'portal' | 'standalone';

export interface BuildRun {
  readonly packageName: string;
  /** Only this one; both if absent. */
  readonly variant?: Variant | undefined;
  /** The folder of webpack's persistent cache; without one, everything is built from nothing. */
  readonly cacheFolder?: string | undefined;
  /** Ends the build. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs a package's "build" script, for production. @throws UserError with the end of its output, if it fails */
export async function runBuild({ packageName, variant, cacheFolder, signal }: BuildRun): Promise<void> {
  const folder = join(repository, packageName);
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    scripts?: { build?: string };
  };
  if (!scripts?.build) throw new UserError(`${packageName}/package.json has no "build" script.`);
  const [command = '', ...given] = scripts.build.split(' ');
  const args = [
    ...given,
    ...(variant ? ['--env', `variant=${variant}`] : []),
    ...(cacheFolder ? ['--env', `cache=${cacheFolder}`] : []),
  ];
  const folders = [join(folder, 'node_modules/.bin'), join(repository, 'node_modules/.bin')];
  const path = [...folders, process.env.PATH].join(delimiter);
  const own = folders.map((one) => join(one, command)).find((file) => existsSync(file));
  const { keeper, close } = ownProcess(own ?? command, args, {
    cwd: folder,
    env: { PATH: path, NODE_ENV: 'production' },
  });
  // The output of an interrupted build has no stamp, so it is built again.
  const end = () => void close();
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  let output = '';
  for (const stream of [keeper.stdout, keeper.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    keeper.on('error', reject);
    keeper.on('close', resolve);
  }).finally(() => signal?.removeEventListener('abort', end));
  if (code === 0) return;
  if (signal?.aborted) throw new UserError(`Building ${packageName} was interrupted.`);
  await mkdir(join(cache, 'logs'), { recursive: true });
  const log = join(cache, 'logs', `${packageName}.log`);
  await writeFile(log, output);
  const tail = output.trimEnd().split('\n').slice(-25).join('\n');
  throw new UserError(
    `${tail}\n\nBuilding ${packageName} failed. The whole output is in ${relative(process.cwd(), log)}.`,
  );
}
