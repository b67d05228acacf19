import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nginxCommand, startNginx } from '../../../../platform/scripts/src/process/nginx.ts';
import { freePort } from '../../../../platform/scripts/src/process/run-service.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { TestClient } from '../testing/test-client.ts';

const server = process.env.TEST_DATABASE_URL;
const nginx = nginxCommand();
/** Two processes and nginx in front take ten seconds: for the wide suite, on PostgreSQL, where nginx is installed. */
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
  }, 60_000);
  afterAll(() => portal.close());

  /** Sixteen clients that write without a pause until the work is over. @returns what each answered, by page name */
  const underLoad = async (worker: TestClient, prefix: string, work: () => Promise<unknown>) => {
    const answers = new Map<string, number>();
    let isOver = false;
    const client = async (number: number) => {
      for (let round = 0; !isOver; round++) {
        const pageName = `${prefix}-${number}-${round}`;
        const answer = await worker.post('/wand2/api/users/page-setting/save', { pageName, settings: { round } });
        answers.set(pageName, answer.status);
      }
    };
    const clients = Array.from({ length: 16 }, (_, number) => client(number));
    await work();
    isOver = true;
    await Promise.all(clients);
    return answers;
  };

  const keptOf = async (worker: TestClient): Promise<Set<string>> =>
    new Set((await worker.get('/wand2/api/users/page-setting')).body.map((one: { pageName: string }) => one.pageName));

  test('both are replaced one after another under load, and no request is lost', async () => {
    const worker = new TestClient(portal.origin);
    await worker.signIn('worker');
    const answers = await underLoad(worker, 'replaced', async () => {
      for (const [index, old] of portal.instances.entries()) {
        await wait(300);
        expect(await old.end('SIGTERM')).toBe(0);
        portal.instances[index] = await startInstance(portal.url, old.port);
      }
      await wait(300);
    });
    expect(answers.size).toBeGreaterThan(100);
    expect(new Set(answers.values())).toEqual(new Set([200]));
    const kept = await keptOf(worker);
    expect([...answers.keys()].filter((name) => !kept.has(name))).toEqual([]);
  }, 120_000);

  test('one is killed under load, and nothing that was acknowledged is lost', async () => {
    const worker = new TestClient(portal.origin);
    await worker.signIn('worker');
    const answers = await underLoad(worker, 'killed', async () => {
      await wait(500);
      await portal.instances[0]?.end('SIGKILL');
      await wait(1000);
    });
    const acknowledged = [...answers].filter(([, status]) => status === 200).map(([name]) => name);
    const lost = answers.size - acknowledged.length;
    // What the killed one was at work on: at most one request of each client.
    expect(lost).toBeLessThanOrEqual(16);
    const kept = await keptOf(worker);
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
    portal.instances[0] = await startInstance(portal.url, portal.instances[0]?.port);
  }, 60_000);
});
