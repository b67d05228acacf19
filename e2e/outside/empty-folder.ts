import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { ownProcess } from 'scripts/process/owned-process';
import { processWithLines } from 'scripts/process/process-with-lines';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '..', '..');

/** A command's output and how it ended. */
export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** A folder outside of the workspace, where nothing of this repository is found but packed packages. */
export interface EmptyFolder {
  readonly path: string;
  /** The packed packages. */
  readonly packages: string;
  /** Runs a command line there, or in a folder below. */
  run(line: string, env?: Readonly<Record<string, string>>, below?: string): Promise<Ran>;
  /** Starts one that goes on, and resolves with the first line of its output that matches. */
  start(line: string, wanted: RegExp, below: string): Promise<{ found: string; end(): Promise<void> }>;
}

/** Packs what other teams build with, and makes an empty folder beside it. */
export async function emptyFolder(parent: string): Promise<EmptyFolder> {
  const packages = join(parent, 'packages');
  const path = join(parent, 'empty');
  await mkdir(path);
  await run(process.execPath, [join(repository, 'platform', 'scripts', 'src', 'pack.ts'), '--to', packages]);
  const env = environment();
  return {
    path,
    packages,
    async run(line, more = {}, below = '.') {
      const { keeper } = ownProcess('sh', ['-c', line], { cwd: join(path, below), env: { ...env, ...more } });
      const outputs = [keeper.stdout, keeper.stderr].map((one) => (one ? text(one) : ''));
      const [[code], stdout, stderr] = await Promise.all([once(keeper, 'exit'), ...outputs]);
      return { code, output: `${stdout}${stderr}` };
    },
    async start(line, wanted, below) {
      const command = processWithLines('sh', ['-c', `exec ${line}`], { cwd: join(path, below), env });
      const [found] = await command.line(wanted);
      return { found, end: command.close };
    },
  };
}

/** Variables that a run of this repository's tests sets; the machine's own settings of npm and Node stay. */
const OURS =
  /^(npm_(lifecycle|package|command|execpath|node_execpath)|NODE_(ENV|OPTIONS|PATH)$|TEST_|PLAYWRIGHT_|INIT_CWD$|FORCE_COLOR$)/;

/** The environment of another machine: this Node, and no command of this workspace. */
function environment(): Record<string, string | undefined> {
  const others = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(repository));
  const removed = Object.keys(process.env).filter((name) => OURS.test(name));
  return {
    ...Object.fromEntries(removed.map((name) => [name, undefined])),
    PATH: [dirname(process.execPath), ...others].join(delimiter),
  };
}
