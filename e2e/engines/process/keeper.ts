import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/**
 * Runs a command until this process's standard input ends, then ends the whole process group and removes a folder. The pipe closes
 * however its other end dies, so nothing is left behind by a crash. Started by owned-process.ts as the leader of a group.
 *
 *     node keeper.ts <folder to remove> <command> [arguments]
 */
const [folder = '', command = '', ...args] = process.argv.slice(2);

/** Milliseconds the group has to end when asked, before it is killed. */
const GRACE_MS = 3_000;

// The group's signals are for the others in it.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', (error) => {
  console.error(error.message);
  endGroup();
});
child.once('exit', endGroup);

process.stdin.resume();
process.stdin.once('close', () => {
  setTimeout(endGroup, GRACE_MS);
  process.kill(-process.pid, 'SIGTERM');
});

function endGroup(): void {
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.kill(-process.pid, 'SIGKILL');
}
