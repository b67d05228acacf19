import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { nginxCommand, startNginx } from '../../../../platform/scripts/src/process/nginx.ts';
import { freePort } from '../../../../platform/scripts/src/process/run-service.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { lostBy, underLoad } from '../testing/load.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { TestClient } from '../testing/test-client.ts';

const server = process.env.TEST_DATABASE_URL;
const nginx = nginxCommand();
/** Two processes behind nginx take ten seconds, so this test is in the wide suite, on PostgreSQL, if nginx is installed. */
const runs = process.env.TEST_WIDE && server && nginx;

(runs ? describe : describe.skip)('two instances behind nginx', () => {
  const start = async () => {
    const database = await temporaryDatabase(server, await sampleTemplate(server ?? '', new Date()));
    if (!database) throw new Error('No PostgreSQL.');
    const instances = await Promise.all([startInstance(database.url), startInstance(database.url)]);
    const store = await mkdtemp(join(tmpdir(), 'two-instances-'));
    const port = await freePort();
    const front = await startNginx(nginx ?? '', {
      port,
      store,
      apis: instances.map((instance) => `http://127.0.0.1:${instance.port}`),
      tomcat: 'http://127.0.0.1:9',
    });
    return {
      instances: instances as Instance[],
      url: database.url,
      origin: `http://127.0.0.1:${port}`,
      async close() {
        for (const instance of instances) instance.child.kill('SIGKILL');
        await front.close();
        await database.drop();
        await rm(store, { recursive: true });
      },
    };
  };
  let portal: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    portal = await start();
  });
  afterAll(() => portal.close());

  test('the first account is made by the command, and production has none of development', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        new URL('../admin.ts', import.meta.url).pathname,
        ...['create-user', '--name', 'noor', '--type', 'MSP', '--first-name', 'Noor', '--last-name', 'Haddad'],
        ...['--client', 'Northwind', '--time-zone', 'Europe/Berlin', '--country', 'DE'],
      ],
      { env: { PATH: process.env.PATH, DATABASE_URL: portal.url } },
    );
    const password = /Password: (\S+)/.exec(stdout)?.[1] ?? '';
    const noor = new TestClient(portal.origin);
    await noor.signIn('noor', password);
    expect((await noor.get('/wand2/api/users/current')).body.clientName).toBe('Northwind');
    expect((await noor.get('/dev/outbox')).status).toBe(404);
    expect((await noor.post('/dev/reset')).status).toBe(404);
    expect((await noor.get('/health/ready')).status).toBe(200);
  });

  test('both are replaced one after another under load, and no request is lost, with a key or without', async () => {
    const worker = new TestClient(portal.origin);
    await worker.signIn('worker');
    const { statuses, acknowledged } = await underLoad(worker, { prefix: 'replaced', keyless: 2 }, async () => {
      for (const [index, old] of portal.instances.entries()) {
        await wait(300);
        expect(await old.end('SIGTERM')).toBe(0);
        portal.instances[index] = await startInstance(portal.url, old.port);
      }
      await wait(300);
    });
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(100);
    expect(await lostBy(worker, acknowledged)).toEqual([]);
  });

  test('one is killed under load, and nothing that was acknowledged is lost', async () => {
    const worker = new TestClient(portal.origin);
    await worker.signIn('worker');
    const { statuses, acknowledged } = await underLoad(worker, { prefix: 'killed' }, async () => {
      await wait(500);
      await portal.instances[0]?.end('SIGKILL');
      await wait(1000);
    });
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(50);
    expect(await lostBy(worker, acknowledged)).toEqual([]);
    portal.instances[0] = await startInstance(portal.url, portal.instances[0]?.port);
  });

  // Last, because it exhausts the limits of this IP address.
  test('a limit is one limit, however many processes count', async () => {
    const answersOf = async (count: number, ask: () => Promise<{ status: number }>) => {
      const statuses = (await Promise.all(Array.from({ length: count }, ask))).map(({ status }) => status);
      return Object.groupBy(statuses, String);
    };
    const wrong = () => new URLSearchParams({ userName: 'msp', password: 'wrong' });
    const guesses = await answersOf(26, () =>
      new TestClient(portal.origin).request('POST', '/login', { body: wrong() }),
    );
    expect([guesses['401']?.length, guesses['429']?.length]).toEqual([20, 6]);
    const refreshes = await answersOf(70, () => new TestClient(portal.origin).refresh());
    expect([refreshes['400']?.length, refreshes['429']?.length]).toEqual([60, 10]);
  });
});
