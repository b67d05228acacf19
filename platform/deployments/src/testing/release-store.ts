import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mfe } from '../command/mfe.ts';
import { builtPackage, builtRoot, writeFiles } from './write-package.ts';

/** A store in a folder of its own, to which tests release builds by the commands of `mfe`. */
export interface ReleaseStore {
  /** The folder of the store. */
  readonly location: string;
  /** Runs a command; returns its exit code and its output, errors included. */
  run(...args: string[]): Promise<[code: number, said: string]>;
  /**
   * Publishes a micro-frontend that reports this in its `build.json`, shown at `/NAME`, perhaps with other files. Answers NAME@VERSION.
   */
  micro(
    name: string,
    report: Readonly<Record<string, unknown>>,
    files?: Readonly<Record<string, unknown>>,
  ): Promise<string>;
  /** Publishes a micro-frontend that shows nothing itself, as the widgets do; perhaps one that stands for another. */
  library(name: string, report: Readonly<Record<string, unknown>>, standsFor?: string): Promise<string>;
  /** Publishes a root-config that reports this. */
  root(report: Readonly<Record<string, unknown>>): Promise<string>;
  close(): Promise<void>;
}

export async function releaseStore(): Promise<ReleaseStore> {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const original = console.error;
  const { MFE_COMMIT: commit } = process.env;
  // Otherwise each publication starts git.
  process.env.MFE_COMMIT = 'a'.repeat(40);
  let errors: string[] = [];
  console.error = (line: string) => errors.push(line);

  async function run(...args: string[]): Promise<[code: number, said: string]> {
    const lines: string[] = [];
    errors = [];
    const code = await mfe([...args, '--store', join(folder, 'store')], (line) => lines.push(line));
    return [code, [...lines, ...errors].join('\n')];
  }

  async function publish(name: string, files: Readonly<Record<string, unknown>>): Promise<string> {
    await writeFiles(join(folder, name), files);
    const [code, said] = await run('publish', join(folder, name));
    if (code !== 0) throw new Error(said);
    return said.split(' ')[0] ?? '';
  }

  const micro = (
    name: string,
    report: Readonly<Record<string, unknown>>,
    over: Readonly<Record<string, unknown>> = {},
  ) => {
    // Another report is another build.
    const files = builtPackage(name, `/${name}`, `/* ${JSON.stringify(report)} */`);
    const known = files['dist/portal/build.json'] as object;
    const standalone = report.hostContract ? { 'dist/standalone/remoteEntry.js': '' } : {};
    return publish(name, { ...files, ...standalone, 'dist/portal/build.json': { ...known, ...report }, ...over });
  };

  return {
    location: join(folder, 'store'),
    run,
    micro,
    library: (name, report, standsFor) =>
      micro(name, report, { 'micro-frontend.json': { name: name.replaceAll('-', '_'), standsFor } }),
    root: (report) =>
      publish('root-config', {
        ...builtRoot,
        'dist/build.json': {
          portal: 'portal.1.js',
          embed: 'embed.1.js',
          readsRanges: true,
          knowsRootCanary: true,
          mountContracts: [1],
          ...report,
        },
        'dist/portal.1.js': `portal ${JSON.stringify(report)}`,
      }),
    async close() {
      console.error = original;
      if (commit === undefined) delete process.env.MFE_COMMIT;
      else process.env.MFE_COMMIT = commit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
