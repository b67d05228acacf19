import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MARK, processesOf, untilNone } from '../testing/left-behind.ts';
import { postgresCommands } from './postgres.ts';

const script = join(import.meta.dirname, '..', 'testing', 'own-services.ts');

/** The folder in which the script makes its own. PostgreSQL, which runs as another user, has to reach what is in it. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'owned-'));
  chmodSync(root, 0o755);
});
/** Ends a script that a failed test has left. */
let cutOff: () => unknown = () => undefined;
afterEach(() => {
  cutOff();
  rmSync(root, { recursive: true, force: true });
});

/** Starts the script in a group of its own, waits until it is ready, and signals the group. */
async function interrupt(signal: NodeJS.Signals, ...args: string[]): Promise<string> {
  const mark = `${process.pid}-${signal}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, [MARK]: mark, TEMPORARY_ROOT: root },
  });
  const ended = once(child, 'exit');
  cutOff = () =>
    child.pid && child.exitCode === null && child.signalCode === null && process.kill(-child.pid, 'SIGKILL');
  for await (const line of createInterface(child.stdout)) {
    if (line !== 'ready' || !child.pid) continue;
    expect(processesOf(mark).length).toBeGreaterThan(3);
    expect(readdirSync(root)).not.toEqual([]);
    if (args.length) expect(processesOf(mark).join('\n')).toMatch(/postgres -D/);
    process.kill(-child.pid, signal);
    await ended;
    return mark;
  }
  throw new Error('The script ended before it was ready; its output above says why.');
}

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a process that is asked to end has ended all that it owns by then', async () => {
  const mark = await interrupt('SIGTERM');
  expect(processesOf(mark)).toEqual([]);
  expect(readdirSync(root)).toEqual([]);
});

onLinux('of a process that is killed nothing stays either, PostgreSQL included', async () => {
  const mark = await interrupt('SIGKILL', ...(postgresCommands() ? ['--postgres'] : []));
  await untilNone(() => processesOf(mark));
  await untilNone(() => readdirSync(root));
});
