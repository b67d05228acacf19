import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../platform/scripts/src/process/run-service.ts';
import { productionEnvironment } from '../testing/instance.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { TestClient } from '../testing/test-client.ts';

const repository = join(import.meta.dirname, '..', '..', '..', '..');
const server = process.env.TEST_DATABASE_URL;
/** Processes are started, ended and replaced: for the wide suite, on PostgreSQL. */
const runs = process.env.TEST_WIDE && server;

/** The commands of docs/operations.md of a kind, a section each. */
const commandsOf = (text: string, kind: 'native' | 'docker') =>
  [...text.matchAll(/```sh (\w+)\n(.*?)```/gs)].flatMap(([, of, commands = '']) => (of === kind ? [commands] : []));

(runs ? describe : describe.skip)('docs/operations.md', () => {
  test('its commands do what it says, in their order, on a real PostgreSQL', async () => {
    const database = await temporaryDatabase(server);
    if (!database) throw new Error('No PostgreSQL.');
    const folder = await mkdtemp(join(tmpdir(), 'operations-'));
    // The new version takes the next one.
    const port = await freePort(2);
    // The database beside it has a name of its own in each run.
    const restored = `${new URL(database.url).pathname.slice(1)}_restored`;
    const text = await readFile(join(repository, 'docs', 'operations.md'), 'utf8');
    const script = commandsOf(text, 'native').join('\n').replaceAll('portal_restored', restored);
    const shell = spawn('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: repository,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        ...productionEnvironment(database.url),
        ...{
          PORT: String(port),
          HOST: '127.0.0.1',
          DRAIN_SECONDS: '0',
          LOG_LEVEL: 'silent',
          RUN: folder,
          BACKUPS: folder,
        },
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    try {
      let output = '';
      for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk) => (output += chunk));
      const [code] = await once(shell, 'exit');
      expect([code, output]).toEqual([0, expect.stringContaining('User admin was created')]);
      // The restored database holds the account that was made before the backup.
      expect(output).toMatch(/(^|\})1$/m);
      // What runs at the end is the new version, with the account of the beginning.
      const admin = new TestClient(`http://127.0.0.1:${port + 1}`);
      await admin.signIn('admin', /Password: (\S+)/.exec(output)?.[1] ?? '');
      expect((await admin.get('/wand2/api/users/current')).body.clientName).toBe('Northwind');
    } finally {
      const running = Number(await readFile(join(folder, 'api.pid'), 'utf8').catch(() => '0'));
      if (running) process.kill(running, 'SIGKILL');
      await database.drop();
      spawnSync('dropdb', ['--if-exists', `--maintenance-db=${server}`, restored]);
      await rm(folder, { recursive: true });
    }
  }, 120_000);
});
