import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { repository } from '../paths.ts';
import { MARK, processesOf, untilNone } from '../testing/left-behind.ts';

/** Each phase of `npm test`: the arguments that lead to it, and a process that runs in it. */
const PHASES: readonly [string, readonly string[], RegExp][] = [
  ['types', ['types'], /tsc/],
  ['lint', ['lint'], /biome|knip/],
  ['unit', ['unit', '--', 'platform/deployments/src'], /jest-worker|processChild/],
  ['postgres', ['postgres', '--', 'reference-api/src/users'], /jest-worker|processChild/],
  ['builds', ['browser', '--', 'tests/page/shell-page.spec'], /webpack|build-storybook/],
  ['browser', ['browser', '--', 'tests/page/shell-page.spec'], /--headless|headless-shell/],
];

/** Variables of this run that `npm test` must not inherit. */
const OF_JEST = { TEST_WIDE: '', JEST_WORKER_ID: '', NODE_OPTIONS: '', NODE_ENV: undefined };

let root: string;
let cutOff: () => unknown = () => undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'interrupted-'));
  chmodSync(root, 0o755);
});
afterEach(() => {
  cutOff();
  rmSync(root, { recursive: true, force: true });
});

// Each phase is the real one and takes up to a minute, so they are in the wide suite; owned-process.test.ts tests the mechanism.
const inWide = process.env.TEST_WIDE && process.platform === 'linux' ? test : test.skip;

inWide.each(PHASES)('of npm test interrupted in %s, no process and no folder stays', async (phase, args, inPhase) => {
  const mark = `${process.pid}-${phase}`;
  const child = spawn('npm', ['test', ...args], {
    cwd: repository,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...OF_JEST, [MARK]: mark, TEMPORARY_ROOT: root },
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  cutOff = () => child.pid && isRunning() && process.kill(-child.pid, 'SIGKILL');
  const ended = once(child, 'exit');
  while (!processesOf(mark).some((one) => inPhase.test(one))) {
    if (!isRunning()) throw new Error(`npm test ended before ${phase}.`);
    await setTimeout(50);
  }
  // In one of them only npm is ended, which passes nothing on.
  process.kill(phase === 'lint' ? (child.pid ?? 0) : -(child.pid ?? 0), 'SIGTERM');
  await ended;
  expect(child.exitCode).not.toBe(0);
  await untilNone(() => processesOf(mark));
  await untilNone(() => readdirSync(root));
});
