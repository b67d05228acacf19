import { createInterface } from 'node:readline';
import type { Program } from 'deployments/engines';
import { type OwnedOptions, ownProcess } from './owned-process.ts';

/** Milliseconds until a command is ready. Against what hangs, not against slow machines. */
const READY_WITHIN_MS = 300_000;

/** Starts a command that ends with this process, and reads its output by the line. */
export function processWithLines(command: string, args: readonly string[], options: OwnedOptions = {}): Program {
  // Playwright's options for Node are for its own processes.
  const { keeper, ended, close } = ownProcess(command, args, { ...options, env: { NODE_OPTIONS: '', ...options.env } });
  const seen: string[] = [];
  const listeners = new Set<(line: string) => void>();
  for (const output of [keeper.stdout, keeper.stderr]) {
    if (!output) continue;
    createInterface(output).on('line', (line) => {
      seen.push(line);
      for (const listen of listeners) listen(line);
    });
  }
  return {
    async line(pattern) {
      const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
      const listen = (line: string) => {
        const match = pattern.exec(line);
        if (match) resolve(match);
      };
      const failure = (what: string) => new Error(`${command} ${what}. Its output:\n${seen.join('\n')}`);
      const late = setTimeout(() => reject(failure(`was not ready after ${READY_WITHIN_MS} ms`)), READY_WITHIN_MS);
      void ended.then(() => reject(failure('ended before it was ready')));
      listeners.add(listen);
      for (const line of seen) listen(line);
      return promise.finally(() => {
        clearTimeout(late);
        listeners.delete(listen);
      });
    },
    onLine: (listen) => void listeners.add(listen),
    close,
  };
}
