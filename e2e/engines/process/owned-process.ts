import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { START_WITHIN_MS } from '../engine.ts';

export interface OwnedProcess {
  /** Resolves with the first line of output, earlier or later, that the pattern matches; rejects when the process ends before. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  /** Calls back for every line from now on. */
  onLine(listen: (line: string) => void): void;
  /** Ends the process and all it started. */
  close(): Promise<void>;
}

interface Options {
  readonly env?: Record<string, string>;
  /** A folder to remove in the end. */
  readonly folder?: string;
}

const keeper = join(import.meta.dirname, 'keeper.ts');

/** Starts a command that ends with this process, however this one ends. */
export function ownedProcess(command: string, args: readonly string[], options: Options = {}): OwnedProcess {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', keeper, options.folder ?? '', command, ...args],
    // A group of its own: Ctrl-C reaches this process only, which then closes the pipe.
    { detached: true, stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, NODE_OPTIONS: '', ...options.env } },
  );
  child.stdin.on('error', () => undefined);
  const seen: string[] = [];
  const listeners = new Set<(line: string) => void>();
  for (const output of [child.stdout, child.stderr]) {
    createInterface(output).on('line', (line) => {
      seen.push(line);
      for (const listen of listeners) listen(line);
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    async line(pattern) {
      const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
      const listen = (line: string) => {
        const match = pattern.exec(line);
        if (match) resolve(match);
      };
      const failure = (what: string) => new Error(`${command} ${what}. Its output:\n${seen.join('\n')}`);
      const late = setTimeout(() => reject(failure(`was not ready after ${START_WITHIN_MS} ms`)), START_WITHIN_MS);
      void ended.then(() => reject(failure('ended before it was ready')));
      listeners.add(listen);
      for (const line of seen) listen(line);
      return promise.finally(() => {
        clearTimeout(late);
        listeners.delete(listen);
      });
    },
    onLine: (listen) => void listeners.add(listen),
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
