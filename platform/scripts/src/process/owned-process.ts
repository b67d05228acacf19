import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** A command that ends with this process, however this one ends. */
export interface OwnedProcess {
  /** The keeper, whose output and exit code are the command's. */
  readonly keeper: ChildProcess & {
    readonly stdin: Writable;
    readonly stdout: Readable | null;
    readonly stderr: Readable | null;
  };
  /** Resolves when the command and all that it has started have ended. */
  readonly ended: Promise<void>;
  /** Ends the command and all that it has started, and removes its folder. */
  close(): Promise<void>;
}

export interface OwnedOptions {
  readonly cwd?: string | undefined;
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  /** A folder to remove in the end. */
  readonly folder?: string | undefined;
  /** Shows the command's output instead of piping it here. */
  readonly shows?: boolean | undefined;
}

const keeperScript = join(import.meta.dirname, 'keeper.ts');

/** Everything this process owns, oldest first. */
const owned = new Set<OwnedProcess>();

let isEnding = false;

/** Starts a command that ends with this process. Without a command, only the folder is kept until then. */
export function ownProcess(
  command: string | undefined,
  args: readonly string[],
  options: OwnedOptions = {},
): OwnedProcess {
  const output = options.shows ? 'inherit' : 'pipe';
  const keeper = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      keeperScript,
      options.folder ?? '',
      ...(command ? [command] : []),
      ...args,
    ],
    // In a group of its own: a signal to this process's group reaches this process only, which then closes the pipe.
    {
      detached: true,
      stdio: ['pipe', output, output],
      env: { ...process.env, ...options.env },
      ...(options.cwd ? { cwd: options.cwd } : {}),
    },
  ) as OwnedProcess['keeper'];
  keeper.stdin.on('error', () => undefined);
  const one: OwnedProcess = {
    keeper,
    ended: new Promise((resolve) => {
      keeper.once('exit', () => {
        owned.delete(one);
        resolve();
      });
    }),
    async close() {
      keeper.stdin.end();
      await one.ended;
    },
  };
  owned.add(one);
  return one;
}

/** A temporary folder that is removed when `close` is called or this process ends. */
export async function ownFolder(
  parent: string,
  prefix: string,
): Promise<{ readonly path: string; close(): Promise<void> }> {
  const path = await mkdtemp(join(parent, prefix));
  const { close } = ownProcess(undefined, [], { folder: path });
  return { path, close };
}

/** Ends everything that this process owns, the newest first, because a later process may use an earlier one. */
export async function endOwned(): Promise<void> {
  isEnding = true;
  for (const one of [...owned].reverse()) await one.close();
}

/** Whether `endOwned` was called: a command that has ended since then was ended by it. */
export const endsOwned = (): boolean => isEnding;
