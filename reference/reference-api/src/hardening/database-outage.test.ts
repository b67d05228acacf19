import pg from 'pg';
import { sampleTemplate } from '../testing/sample-template.ts';
import { stallableProxy } from '../testing/services/stallable-proxy.ts';
import { startApi } from '../testing/start-api.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import type { TestClient } from '../testing/test-client.ts';

/** Only PostgreSQL has connections that can break. */
const server = process.env.TEST_DATABASE_URL;

(server ? describe : describe.skip)('a PostgreSQL that goes away', () => {
  const start = async () => {
    const database = await temporaryDatabase(server, await sampleTemplate(server as string, new Date()));
    if (!database) throw new Error('No PostgreSQL.');
    const proxy = await stallableProxy(database.url);
    const logged: { level: number; err?: { code?: string } }[] = [];
    const portal = await startApi(
      { databaseUrl: proxy.url, databaseDeadline: 1000, logLevel: 'warn' },
      { isPrepared: true, logTo: { write: (line) => logged.push(JSON.parse(line)) } },
    );
    return {
      /** Level and code of each log line since the last call. */
      log: () => logged.splice(0).map(({ level, err }) => [level, err?.code]),
      portal,
      proxy,
      directly: new pg.Client({ connectionString: database.url }),
      async close() {
        await portal.close();
        await proxy.close();
        await database.drop();
      },
    };
  };
  let broken: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    broken = await start();
    await broken.directly.connect();
  });
  afterAll(async () => {
    await broken.directly.end();
    await broken.close();
  });

  /** The backends that wait for a lock. In a transaction, `pg_stat_activity` would stay as it was when it was first read. */
  const waiting = async (): Promise<{ pid: number }[]> =>
    (
      await broken.directly.query(
        'select l.pid from pg_locks l join pg_database d on d.oid = l.database where not granted and datname = current_database()',
      )
    ).rows;

  /** Starts a call that waits for a row, and resolves when PostgreSQL shows it waiting. */
  const whileSearchIsLocked = async <T>(call: () => Promise<T>): Promise<{ answer: Promise<T>; pid: number }> => {
    await broken.directly.query('begin; lock table recent_search in access exclusive mode');
    const answer = call();
    for (;;) {
      const [first] = await waiting();
      if (first) return { answer, pid: first.pid };
    }
  };

  test('a busy connection that is ended costs its request a 503, and a GET nothing', async () => {
    const worker = await broken.portal.signedIn();
    const read = await whileSearchIsLocked(() => worker.get('/ratepoint/api/users/recentSearch'));
    await broken.directly.query('select pg_terminate_backend($1)', [read.pid]);
    await broken.directly.query('rollback');
    expect((await read.answer).status).toBe(200);

    const search = { searchText: 'welders' };
    const write = await whileSearchIsLocked(() => worker.post('/ratepoint/api/users/recentSearch', search));
    await broken.directly.query('select pg_terminate_backend($1)', [write.pid]);
    await broken.directly.query('rollback');
    const refused = await write.answer;
    expect([refused.status, refused.body.errors[0].errorToken]).toEqual([503, 'ERR_UNAVAILABLE']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await worker.post('/ratepoint/api/users/recentSearch', search)).status).toBe(200);
  });

  test('a lock that is held too long costs the caller a 503, not the connection', async () => {
    const worker = await broken.portal.signedIn();
    const { answer } = await whileSearchIsLocked(() => worker.get('/ratepoint/api/users/recentSearch'));
    expect((await answer).status).toBe(503);
    await broken.directly.query('rollback');
    expect((await worker.get('/ratepoint/api/users/recentSearch')).status).toBe(200);
  });

  test('a PostgreSQL that hangs: every call is answered in time, and the sign-in page says why', async () => {
    const worker = await broken.portal.signedIn();
    broken.proxy.stall();
    const startedAt = performance.now();
    const search = { searchText: 'welders' };
    const calls = Array.from({ length: 30 }, (_, index) =>
      index % 2 === 0
        ? worker.get('/wand2/api/users/current')
        : worker.post('/ratepoint/api/users/recentSearch', search),
    );
    const account = { userName: 'worker', password: 'Portal-2026' };
    const page = broken.portal.client().request('POST', '/login', { body: new URLSearchParams(account) });
    const answers = await Promise.all(calls);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
    expect(answers.every((answer) => Number(answer.headers.get('retry-after')) > 0)).toBe(true);
    expect((await page).text).toContain('is being restarted');
    expect(performance.now() - startedAt).toBeLessThan(6000);
    broken.proxy.resume();
    expect((await worker.get('/wand2/api/users/current')).status).toBe(200);
  });

  /** Makes the next `times` writes of a table fail in PostgreSQL with a SQLSTATE, and later ones succeed. */
  const failing = async (state: string, times: number, table = 'page_setting') => {
    await broken.directly.query(`
      drop sequence if exists failures cascade;
      create sequence failures;
      create or replace function fail() returns trigger language plpgsql as $$ begin
        if nextval('failures') <= ${times} then raise exception using errcode = '${state}'; end if;
        return new;
      end $$;
      create or replace trigger failing before insert or update on ${table} for each row execute function fail()`);
    return broken.portal.signedIn();
  };
  const save = (client: TestClient) =>
    client.post('/wand2/api/users/page-setting/save', { pageName: 'outage', settings: { kept: true } });

  test.each(['53100', '53200', '58030', '57P01', '08006'])('SQLSTATE %s is an outage: 503', async (state) => {
    const worker = await failing(state, 99);
    broken.log();
    const refused = await save(worker);
    // A warning, because nothing is wrong with the portal.
    expect(broken.log()).toEqual([[40, state]]);
    expect([refused.status, refused.body.errors[0].errorToken]).toEqual([503, 'ERR_UNAVAILABLE']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each(['40001', '40P01'])(
    'SQLSTATE %s: the transaction is repeated, without an idempotency key',
    async (state) => {
      expect((await save(await failing(state, 2))).status).toBe(200);
    },
  );

  test.each(['22003', '23514'])('SQLSTATE %s is the caller’s: 400', async (state) => {
    const refused = await save(await failing(state, 1));
    expect([refused.status, refused.body.errors[0].errorToken]).toEqual([400, 'ERR_REQUEST_INVALID']);
  });

  test('a fault of the portal is still 500', async () => {
    const worker = await failing('42703', 1);
    broken.log();
    expect((await save(worker)).status).toBe(500);
    expect(broken.log()).toEqual([[50, '42703']]);
  });

  test('a database that cannot be written, or has no space for a file: the process is not ready', async () => {
    const ready = async () => (await broken.portal.client().get('/health/ready')).status;
    await failing('53100', 1, 'schema_release');
    broken.log();
    expect([await ready(), await ready()]).toEqual([503, 200]);
    expect(broken.log()).toEqual([[40, '53100']]);
    const name = new URL(broken.proxy.url).pathname.slice(1);
    await broken.directly.query(`alter database ${name} set temp_file_limit = 0`);
    broken.proxy.cut();
    expect(await ready()).toBe(503);
    await broken.directly.query(`alter database ${name} reset temp_file_limit`);
    broken.proxy.cut();
    expect(await ready()).toBe(200);
  });

  test('connections to a former primary are replaced by connections to the new one', async () => {
    const worker = await broken.portal.signedIn();
    const name = new URL(broken.proxy.url).pathname.slice(1);
    await broken.directly.query(`alter database ${name} set default_transaction_read_only = on`);
    broken.proxy.cut();
    const ready = async () => (await broken.portal.client().get('/health/ready')).status;
    // Every connection of the pool is one to a server that does not accept writes.
    const refused = await Promise.all(Array.from({ length: 8 }, () => save(worker)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect((await worker.get('/wand2/api/users/current')).status).toBe(200);
    expect(await ready()).toBe(503);
    await broken.directly.query('set default_transaction_read_only = off');
    await broken.directly.query(`alter database ${name} reset default_transaction_read_only`);
    // The pool's connections are still there, and still read-only.
    const keyed = { headers: { 'idempotency-key': 'after-the-failover' } };
    const setting = { pageName: 'outage', settings: { kept: true } };
    expect((await worker.post('/wand2/api/users/page-setting/save', setting, keyed)).status).toBe(200);
    expect((await save(worker)).status).toBe(200);
    expect(await ready()).toBe(200);
  });

  test('calls that read much leave the connections of the others alone', async () => {
    const [manager, worker] = [await broken.portal.signedIn('msp'), await broken.portal.signedIn()];
    await broken.directly.query('begin; lock table billing_item in access exclusive mode');
    const lists = Array.from({ length: 30 }, () => manager.get('/wand2/api/billing/billing-items?size=200'));
    while ((await waiting()).length === 0);
    expect((await save(worker)).status).toBe(200);
    expect((await worker.get('/wand2/api/users/page-setting')).status).toBe(200);
    await broken.directly.query('rollback');
    await Promise.all(lists);
    expect((await manager.get('/wand2/api/billing/billing-items?size=200')).status).toBe(200);
  });

  test('when every connection is ended at once, reads go on', async () => {
    const worker = await broken.portal.signedIn();
    const reads = Array.from({ length: 30 }, () => worker.get('/wand2/api/users/current'));
    await Promise.race(reads);
    broken.proxy.cut();
    expect(new Set((await Promise.all(reads)).map((answer) => answer.status))).toEqual(new Set([200]));
  });
});
