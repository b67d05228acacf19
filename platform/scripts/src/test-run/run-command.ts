import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { repository } from '../paths.ts';

/** A finished command. */
export interface Finished {
  readonly exitCode: number;
  /** What it printed, where that was kept. */
  readonly output: string;
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Keeps what the command prints instead of showing it, for commands that run beside others. */
  readonly quiet?: boolean;
  /** Leaves the processor to whatever else wants it. */
  readonly behind?: boolean;
}

/** A third of the processor where two want it. */
const BEHIND = 5;

/** Runs a command in the repository's root. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions = {}): Promise<Finished> {
  const child = spawn(command, [...args], {
    cwd: repository,
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...options.env },
  });
  // What it starts inherits that.
  if (options.behind && child.pid) setPriority(child.pid, BEHIND);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

/** Runs one of our own scripts, or a library's, on the Node that runs this one. */
export const runNode = (args: readonly string[], options?: CommandOptions): Promise<Finished> =>
  runCommand(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], options);
