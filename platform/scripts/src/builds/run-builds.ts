import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
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
}

interface Listeners {
  readonly begun: (packageName: string) => void;
  readonly built: (packageName: string) => void;
  /** Ends the builds. */
  readonly signal?: AbortSignal | undefined;
}

const builder = join(import.meta.dirname, 'builder.ts');

/**
 * Builds packages for production, one after another in one process.
 * @throws UserError with the end of the output of the one that failed, or when `signal` aborts; those before it are built
 */
export async function runBuilds(runs: readonly BuildRun[], { begun, built, signal }: Listeners): Promise<void> {
  const { keeper, close } = ownProcess(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', builder, JSON.stringify(runs), repository],
    { cwd: repository, env: { NODE_ENV: 'production' } },
  );
  const end = () => void close();
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  let current = runs[0]?.packageName ?? '';
  let output: string[] = [];
  for (const stream of [keeper.stdout, keeper.stderr]) {
    if (!stream) continue;
    createInterface(stream).on('line', (line) => {
      const [, step, packageName = ''] = /^(Building|Built) (\S+)$/.exec(line) ?? [];
      if (step === undefined) output.push(line);
      if (step === 'Built') built(packageName);
      if (step !== 'Building') return;
      current = packageName;
      output = [];
      begun(packageName);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    keeper.on('error', reject);
    keeper.on('close', resolve);
  }).finally(() => signal?.removeEventListener('abort', end));
  if (code === 0) return;
  if (signal?.aborted) throw new UserError(`Building ${current} was interrupted.`);
  await mkdir(join(cache, 'logs'), { recursive: true });
  const log = join(cache, 'logs', `${current}.log`);
  await writeFile(log, output.join('\n'));
  const tail = output.slice(-25).join('\n').trimEnd();
  throw new UserError(`${tail}\n\nBuilding ${current} failed. The whole output is in ${relative(process.cwd(), log)}.`);
}
