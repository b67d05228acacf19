import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { StartProgram } from './engine.ts';

/** Starts a program in a group of its own, which ends with this process. */
export const startProgram: StartProgram = (command, args, { env = {}, folder } = {}) => {
  const child = spawn(command, [...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const seen: string[] = [];
  const listeners = new Set<(line: string) => void>();
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => {
      seen.push(line);
      for (const listen of listeners) listen(line);
    });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      seen.push(error.message);
      resolve();
    });
  });
  // The group: browsers start programs of their own.
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of it has ended.
    }
  };
  process.once('exit', kill);
  return {
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const listen = (line: string) => {
          const match = pattern.exec(line);
          if (match) resolve(match);
        };
        listeners.add(listen);
        for (const line of seen) listen(line);
        void ended.then(() => reject(new Error(`${command} ended before it was ready. ${seen.slice(-5).join(' ')}`)));
      }),
    onLine: (listen) => void listeners.add(listen),
    async close() {
      process.off('exit', kill);
      kill();
      await ended;
      if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
