import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { activate, currentManifest, directoryStore, publish, readBuild } from 'deployments';
import { verifyDeployment } from 'scripts/deployment/verify-deployment';
import { freePort } from 'scripts/process/run-service';
import { signInAs } from '../../setup/portal-test.ts';
import { liveStore } from '../../setup/releases/live-store.ts';
import { serve } from '../../setup/served.ts';
import { enterDay } from '../../setup/timecard-test.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const script = join(repository, 'platform', 'scripts', 'src', 'start.ts');

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exit: Promise<number | null>;
}

const running = new Set<ChildProcess>();

function start(env: Record<string, string>): Run {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, output: () => output, exit: new Promise((resolve) => child.once('exit', resolve)) };
}

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-start-'));
});
test.afterEach(async () => {
  // A test that fails leaves nothing running that would take the machine from the next.
  for (const child of running) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

test('npm start: ready on its port, nothing rebuilt, data there after a restart, and Ctrl-C ends everything', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const PORT = String(await freePort());
  const url = `http://localhost:${PORT}`;
  const first = start({ PORT, DATA_DIR: dataDir });
  await expect.poll(first.output, { timeout: 240_000 }).toContain(`Worker portal ready at ${url}`);
  expect(first.output()).toContain('Up to date: ');
  expect(first.output()).not.toContain('Building');
  await expect.poll(first.output).toContain('Everything is live.');

  await signInAs(page, 'worker', '/', url);
  await page
    .getByRole('main')
    .getByText(/^add time$/i)
    .first()
    .click();
  await enterDay(page, /^Monday/, '9a', '1:00 PM');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/time-expense-detail\/\d+/);
  const saved = page.url();

  first.child.kill('SIGINT');
  expect(await first.exit).toBe(0);
  await expect(fetch(url)).rejects.toThrow();

  const second = start({ PORT, DATA_DIR: dataDir });
  await expect.poll(second.output, { timeout: 240_000 }).toContain('Worker portal ready');
  await page.goto('about:blank');
  await signInAs(page, 'worker', '/', url);
  await page.goto(saved);
  await expect(page.getByRole('main')).toContainText('4.00');
  second.child.kill('SIGTERM');
  expect(await second.exit).toBe(0);
});

test('in CI npm start opens every page in a browser, as a worker and as a manager', async () => {
  test.setTimeout(600_000);
  const PORT = String(await freePort());
  const run = start({ PORT, DATA_DIR: dataDir, CI: 'true' });
  await expect.poll(run.output, { timeout: 540_000 }).toContain(`Every page of http://localhost:${PORT} comes up.`);
  run.child.kill('SIGINT');
  expect(await run.exit).toBe(0);
});

test('a deployment after which a page does not come up is taken back', async () => {
  test.setTimeout(600_000);
  const folder = join(dataDir, 'store');
  await cp(liveStore, folder, { recursive: true });
  const served = await serve([], { TEST_STORE: folder });
  try {
    const store = directoryStore(folder);
    const build = readBuild(join(repository, 'mfe-expenses'));
    const broken = build.files.map((file) =>
      file.path.endsWith('.js') ? { ...file, bytes: Buffer.concat([Buffer.from('<<<'), file.bytes]) } : file,
    );
    const options = { now: () => new Date().toISOString(), quality: 1, development: true };
    const { publication } = await publish(store, { ...build, files: broken }, options);
    const before = await currentManifest(store);
    const live = await activate(store, [publication], options);
    const said: string[] = [];
    const versions = { [publication.name]: publication.version };
    expect(await verifyDeployment({ store, live, versions }, served.url, (line) => said.push(line))).toBe(false);
    expect(said.at(-1)).toBe(`Revision ${live.revision + 1} is live, without mfe_expenses.`);
    expect(said.join('\n')).toMatch(/, as worker: /);
    expect((await currentManifest(store)).microFrontends).toEqual(before.microFrontends);
  } finally {
    await served.close();
  }
});

test('a taken port is one sentence and a failure', async () => {
  const holder = createServer();
  const port = await new Promise<number>((resolve) => {
    holder.listen(0, () => resolve((holder.address() as { port: number }).port));
  });
  const run = start({ PORT: String(port), DATA_DIR: dataDir });
  expect(await run.exit).toBe(1);
  expect(run.output()).toContain(
    `Port ${port} is taken. Stop what is using it, or choose another: PORT=9010 npm start`,
  );
  expect(run.output()).not.toContain('    at ');
  await new Promise((resolve) => holder.close(resolve));
});

test('a port that is no number, and a store that cannot be written, are one sentence each', async () => {
  const odd = start({ PORT: 'ninety', DATA_DIR: dataDir });
  expect(await odd.exit).toBe(1);
  expect(odd.output()).toContain('PORT is "ninety", which is no port number.');

  const file = join(dataDir, 'taken');
  await writeFile(file, '');
  const blocked = start({ PORT: String(await freePort()), DATA_DIR: file });
  expect(await blocked.exit).toBe(1);
  expect(blocked.output()).toMatch(
    /The store at .*taken\/store cannot be written \(ENOTDIR\)\. Set DATA_DIR to a folder that can\./,
  );
  expect(blocked.output()).not.toContain('    at ');
});
