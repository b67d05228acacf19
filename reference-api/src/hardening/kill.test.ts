import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestClient } from '../testing/test-client.ts';

const folder = await mkdtemp(join(tmpdir(), 'reference-api-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const serve = new URL('../serve.ts', import.meta.url).pathname;
let running: ChildProcess | undefined;
afterAll(() => running?.kill('SIGKILL'));

/** Starts `serve.ts` on the folder; answers its origin. */
async function start(): Promise<string> {
  const child = spawn(process.execPath, [serve], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      DATABASE_URL: '',
      NODE_ENV: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  for await (const chunk of child.stdout) {
    const origin = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0];
    if (origin) return origin;
  }
  throw new Error('The server ended before it listened.');
}

test('kill -9 in the middle of 200 saves loses nothing that was acknowledged', async () => {
  const worker = new TestClient(await start());
  await worker.signIn('worker');
  const acknowledged: string[] = [];
  const save = async (index: number) => {
    const pageName = `page-${index}`;
    const answer = await worker.post('/wand2/api/users/page-setting/save', { pageName, settings: { index } });
    if (answer.status === 200) acknowledged.push(pageName);
    if (acknowledged.length === 100) running?.kill('SIGKILL');
  };
  await Promise.allSettled(Array.from({ length: 200 }, (_, index) => save(index)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);
  expect(acknowledged.length).toBeLessThan(200);

  const again = new TestClient(await start());
  await again.signIn('worker');
  const kept = (await again.get('/wand2/api/users/page-setting')).body.map(
    (setting: { pageName: string }) => setting.pageName,
  );
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
}, 60_000);

test('SIGTERM finishes the running request and ends with 0', async () => {
  const child = running;
  if (!child) throw new Error('No server runs.');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
}, 20_000);
