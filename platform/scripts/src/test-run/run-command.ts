import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { repository } from '../paths.ts';

/** A finished command. */
export interface Finished {
  readonly exitCode: number;
  /** Its output, if that was kept. */
  readonly output: string;
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Keeps the command's output instead of showing it, for commands that run in parallel. */
  readonly quiet?: boolean;
  /** Runs with low priority. */
  readonly behind?: boolean;
}

/** With this niceness a process gets a third of the processor next to another one. */
const BEHIND = 5;

/** Runs a command in the repository's root. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions = {}): Promise<Finished> {
  const child = spawn(command, [...args], {
    cwd: repository,
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...options.env },
  });
  // Processes that it starts inherit the priority.
  if (options.behind && child.pid) setPriority(child.pid, BEHIND);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

/** Runs one of our own scripts, or a library's, with the current Node. */
export const runNode = (args: readonly string[], options?: CommandOptions): Promise<Finished> =>
  runCommand(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], options);
