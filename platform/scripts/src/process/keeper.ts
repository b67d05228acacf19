import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/**
 * Runs a command until it ends or this process's standard input does, then ends all that the command has started and removes a folder. The
 * pipe closes however its other end dies, so nothing is left behind by a crash or a signal. Started by owned-process.ts.
 *
 *     node keeper.ts <folder to remove, or ''> [command [arguments]]
 */
const [folder = '', command, ...args] = process.argv.slice(2);

/** Milliseconds the command has to end when asked, before it is killed. */
const GRACE_MS = 5_000;

/** Processes that are ending still write into the folder for a moment. */
const REMOVALS = 30;

// A signal is for the process that holds the pipe, which ends this one.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

// In a group of its own, so that its processes can be ended together.
const child = command
  ? spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      shell: process.platform === 'win32',
    })
  : undefined;
child?.once('error', (error) => {
  console.error(error.message);
  void end(127);
});
child?.once('exit', (code, signal) => void end(code ?? 128 + (signal ? constants.signals[signal] : 0)));

process.stdin.resume();
process.stdin.once('close', async () => {
  signalGroup('SIGTERM');
  await setTimeout(child ? GRACE_MS : 0);
  await end(1);
});

let isEnding = false;

async function end(exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  signalGroup('SIGKILL');
  for (let count = 0; folder && count < REMOVALS && existsSync(folder); count += 1) {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    if (!child) await setTimeout(500);
  }
  process.exit(exitCode);
}

function signalGroup(signal: NodeJS.Signals): void {
  try {
    if (child?.pid) process.kill(-child.pid, signal);
  } catch {
    // All of it has ended.
  }
}
