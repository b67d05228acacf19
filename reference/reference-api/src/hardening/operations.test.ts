import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshClone } from '../../../../platform/scripts/src/machine/fresh-clone.ts';
import { machinePath } from '../../../../platform/scripts/src/machine/read-machine.ts';
import { nginxCommand, startNginxWith } from '../../../../platform/scripts/src/process/nginx.ts';
import { freePort, type Service } from '../../../../platform/scripts/src/process/run-service.ts';
import { productionEnvironment } from '../testing/instance.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { TestClient } from '../testing/test-client.ts';

const repository = join(import.meta.dirname, '..', '..', '..', '..');
const server = process.env.TEST_DATABASE_URL;
/** These tests start, end and replace processes, so they are in the wide suite, on PostgreSQL. */
const runs = process.env.TEST_WIDE && server;

/** The commands of one kind in docs/operations.md, by section. */
const commandsOf = (text: string, kind: 'native' | 'docker') =>
  [...text.matchAll(/```sh (\w+)\n(.*?)```/gs)].flatMap(([, of, commands = '']) => (of === kind ? [commands] : []));

describe('the commands of docs/operations.md for Docker', () => {
  /** The sections with Docker commands. They are not run, because not every machine has Docker. */
  const sections = async () => commandsOf(await readFile(join(repository, 'docs', 'operations.md'), 'utf8'), 'docker');

  test('are read by a shell, and name services of docker-compose.yml', async () => {
    const compose = await readFile(join(repository, 'docker-compose.yml'), 'utf8');
    const services = [...compose.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
    const found = await sections();
    expect(found.length).toBeGreaterThan(5);
    for (const commands of found) {
      expect([spawnSync('bash', ['-n'], { input: commands }).status, commands]).toEqual([0, commands]);
      const named = [...commands.matchAll(/docker compose (?:exec (?:-T )?|build |ps --quiet )(\w+)/g)].map(
        ([, name]) => name,
      );
      expect(services).toEqual(expect.arrayContaining(named));
    }
  });

  test('run in the API’s container only what its image has', async () => {
    const image = await readFile(join(repository, 'reference', 'reference-api', 'Dockerfile'), 'utf8');
    const copied = [...image.matchAll(/^COPY (reference\/\S+|shared-\S+) /gm)].map(([, path]) => path ?? '');
    const inside = (await sections()).flatMap((commands) =>
      [...commands.matchAll(/docker compose exec (?:-T )?api (.+)/g)].map(([, command = '']) => command),
    );
    expect(inside.length).toBeGreaterThan(2);
    for (const command of inside) {
      const [node, script = ''] = command.split(' ');
      expect([node, copied.some((path) => script.startsWith(`${path}/`)), command]).toEqual(['node', true, command]);
    }
  });

  test('leave no container of the version before', async () => {
    const upgrade = (await sections()).find((commands) => commands.includes('docker compose build api')) ?? '';
    const [kept = ''] = /(?<=^)\w+(?==\$\(docker compose ps --quiet api\)$)/m.exec(upgrade) ?? [];
    expect(kept).not.toBe('');
    expect(upgrade.indexOf(`${kept}=`)).toBeLessThan(upgrade.indexOf('docker compose up'));
    expect(upgrade).toMatch(new RegExp(`docker stop \\$${kept}\\n[\\s\\S]*docker rm \\$${kept}\\n$`));
  });
});

(runs ? describe : describe.skip)('docs/operations.md', () => {
  // Slow: it installs the dependencies and builds everything.
  test('its commands do what it says, in their order, in a fresh clone on the machine’s own Node, with PostgreSQL and nginx', async () => {
    const database = await temporaryDatabase(server);
    if (!database) throw new Error('No PostgreSQL.');
    const folder = await mkdtemp(join(tmpdir(), 'operations-'));
    const clone = join(folder, 'portal');
    await freshClone(clone);
    // The new version uses the next port.
    const port = await freePort(2);
    const front = await freePort();
    const nginx = join(folder, 'nginx');
    const proxy = await emptyNginx(nginx);
    // The restored database has a different name in each run.
    const restored = `${new URL(database.url).pathname.slice(1)}_restored`;
    const text = await readFile(join(clone, 'docs', 'operations.md'), 'utf8');
    const script = commandsOf(text, 'native')
      .join('\n')
      .replaceAll('portal_restored', restored)
      // A process may start slowly while other tests run.
      .replaceAll('--retry 30', '--retry 120');
    const shell = spawn('bash', ['-euxo', 'pipefail', '-c', script], {
      cwd: clone,
      env: {
        // Debian's nginx is in /usr/sbin.
        PATH: `${machinePath()}:/usr/sbin`,
        HOME: process.env.HOME,
        ...productionEnvironment(database.url),
        ...{
          PORT: String(port),
          HOST: '127.0.0.1',
          DRAIN_SECONDS: '0',
          LOG_LEVEL: 'silent',
          RUN: folder,
          BACKUPS: folder,
          NGINX: nginx,
          ACCESS_LOG: join(folder, 'access.log'),
          PUBLIC_ORIGIN: `http://localhost:${front}`,
          FRONT_LISTEN: `listen 127.0.0.1:${front};`,
        },
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    try {
      let output = '';
      for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk) => (output += chunk));
      const [code] = await once(shell, 'exit');
      if (code !== 0) throw new Error(`A command ended with ${code}:\n${output}`);
      expect(output).toContain('User admin was created');
      expect(await readFile(join(folder, 'page.html'), 'utf8')).toContain('<!doctype html>');
      expect(output).toMatch(/^The same as backed up: \d+ tables, \d+ rows\.$/m);
      // The process running at the end is the new version, with the account from the start, behind the same nginx.
      const admin = new TestClient(`http://localhost:${front}`);
      await admin.signIn('admin', /Password: (\S+)/.exec(output)?.[1] ?? '');
      expect((await admin.get('/wand2/api/users/current')).body.clientName).toBe('Northwind');
    } finally {
      const running = Number(await readFile(join(folder, 'api.pid'), 'utf8').catch(() => '0'));
      // It may have ended by itself; an error here would hide why the test fails.
      if (running) spawnSync('kill', ['-KILL', `${running}`]);
      await proxy.close();
      await database.drop();
      spawnSync('dropdb', ['--if-exists', `--maintenance-db=${server}`, restored]);
      await rm(folder, { recursive: true });
    }
  }, 1_800_000);
});

/** An nginx without a site, as a package installs it: a service manager has started it, and its sites are in conf.d. */
async function emptyNginx(base: string): Promise<Service> {
  const command = nginxCommand();
  if (!command) throw new Error('No nginx.');
  await mkdir(join(base, 'conf.d'), { recursive: true });
  const pid = join(base, 'nginx.pid');
  const ready = async () => Number(await readFile(pid, 'utf8')) > 0;
  return startNginxWith(command, { base, site: `include ${join(base, 'conf.d', '*.conf')};`, ready });
}
