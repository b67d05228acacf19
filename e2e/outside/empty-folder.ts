import { execFile, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

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
    run: (line, more = {}, below = '.') =>
      new Promise((resolve) => {
        const options = { cwd: join(path, below), env: { ...env, ...more }, maxBuffer: 20_000_000 };
        execFile('sh', ['-c', line], options, (error, stdout, stderr) => {
          const code = error ? (typeof error.code === 'number' ? error.code : -1) : 0;
          resolve({ code, output: stdout + stderr });
        });
      }),
    async start(line, wanted, below) {
      const child = spawn('sh', ['-c', `exec ${line}`], {
        cwd: join(path, below),
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
        // Its own group, so that what it starts ends with it.
        detached: true,
      });
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      for await (const text of createInterface(child.stdout)) {
        const [found] = wanted.exec(text) ?? [];
        if (found === undefined) continue;
        child.stdout.resume();
        const end = async () => {
          process.kill(-(child.pid ?? 0), 'SIGTERM');
          await ended;
        };
        return { found, end };
      }
      throw new Error(`"${line}" ended before it said ${wanted}.`);
    },
  };
}

/** What a run of this repository's tests sets; the machine's own settings of npm and Node stay. */
const OURS =
  /^(npm_(lifecycle|package|command|execpath|node_execpath)|NODE_(ENV|OPTIONS|PATH)$|TEST_|PLAYWRIGHT_|INIT_CWD$|FORCE_COLOR$)/;

/** The environment of somebody else: this Node, and no command of this workspace. */
function environment(): NodeJS.ProcessEnv {
  const others = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(repository));
  const kept = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  return { ...Object.fromEntries(kept), PATH: [dirname(process.execPath), ...others].join(delimiter) };
}
