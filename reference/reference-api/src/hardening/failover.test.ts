import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { postgresCommands, startPostgres } from '../../../../platform/scripts/src/process/postgres.ts';
import { startInstance } from '../testing/instance.ts';
import { lostBy, underLoad } from '../testing/load.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { stallableProxy } from '../testing/services/stallable-proxy.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { TestClient } from '../testing/test-client.ts';

const commands = postgresCommands();
/** Two clusters and a failover take twenty seconds, so this test is in the wide suite, if PostgreSQL is installed. */
const runs = process.env.TEST_WIDE && process.env.TEST_DATABASE_URL && commands;

async function ask<T>(url: string, statement: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows[0]?.[0];
  } finally {
    await client.end();
  }
}

const until = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue())) await wait(50);
};

(runs ? describe : describe.skip)('a primary that crashes, and its standby', () => {
  const closing: Array<() => Promise<unknown>> = [];
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  // Slow: it makes two clusters.
  test('takes over under load: nothing that was acknowledged is lost, and no process is restarted (docs: operations.md, "A standby")', async () => {
    const primary = await startPostgres(commands ?? '', {
      settings: { fsync: 'off', synchronous_standby_names: '*' },
    });
    let isOver = false;
    closing.push(async () => isOver || primary.close());
    // Until there is a standby, a synchronous commit would wait for it.
    const local = new URL(primary.url);
    local.searchParams.set('options', '-c synchronous_commit=local');
    const database = await temporaryDatabase(local.href, await sampleTemplate(local.href, new Date()));
    if (!database) throw new Error('No PostgreSQL.');
    const standby = await startPostgres(commands ?? '', { standbyOf: primary.url });
    closing.push(standby.close);
    await until(async () => (await ask(primary.url, 'select sync_state from pg_stat_replication')) === 'sync');

    const { pathname } = new URL(database.url);
    const at = (server: string) => Object.assign(new URL(server), { pathname, search: '' }).href;
    const proxy = await stallableProxy(at(primary.url));
    closing.push(proxy.close);
    const [one, two] = await Promise.all([startInstance(proxy.url), startInstance(proxy.url)]);
    closing.push(() => Promise.all([one.end('SIGKILL'), two.end('SIGKILL')]));
    const [worker, other] = [one, two].map(({ port }) => new TestClient(`http://127.0.0.1:${port}`));
    if (!worker || !other) throw new Error('No process.');
    await worker.signIn('worker');
    await other.signIn('worker');
    const ready = async (client: TestClient) => (await client.get('/health/ready')).status;
    expect([await ready(worker), await ready(other)]).toEqual([200, 200]);

    const failOver = async () => {
      await wait(1000);
      isOver = true;
      await primary.crash();
      // The address leads to the standby before it accepts writes, as with most ways to move it.
      proxy.redirect(standby.url);
      proxy.cut();
      await until(async () => (await ready(worker)) === 503);
      await wait(500);
      await ask(standby.url, 'select pg_promote()');
      await until(async () => (await ready(worker)) === 200 && (await ready(other)) === 200);
      await wait(1000);
    };
    const loads = await Promise.all([
      underLoad(worker, { prefix: 'one' }, failOver),
      underLoad(other, { prefix: 'two', keyless: 1 }, async () => {
        await until(async () => isOver);
        await until(async () => (await ready(other)) === 200);
        await wait(1000);
      }),
    ]);
    for (const { statuses, acknowledged } of loads) {
      expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(acknowledged.size).toBe(16);
      expect(await lostBy(worker, acknowledged)).toEqual([]);
    }
    expect(await ask(at(standby.url), 'select pg_is_in_recovery()')).toBe(false);
  });
});
