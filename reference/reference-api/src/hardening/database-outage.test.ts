import pg from 'pg';
import { sampleTemplate } from '../testing/sample-template.ts';
import { stallableProxy } from '../testing/services/stallable-proxy.ts';
import { startApi } from '../testing/start-api.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';

/** Only PostgreSQL has connections that can break. */
const server = process.env.TEST_DATABASE_URL;

(server ? describe : describe.skip)('a PostgreSQL that goes away', () => {
  const start = async () => {
    const database = await temporaryDatabase(server, await sampleTemplate(server as string, new Date()));
    if (!database) throw new Error('No PostgreSQL.');
    const proxy = await stallableProxy(database.url);
    const portal = await startApi({ databaseUrl: proxy.url, databaseDeadline: 1000 }, { isPrepared: true });
    return {
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

  /** Starts a call that waits for a row, and resolves when PostgreSQL shows it waiting. */
  const whileSearchIsLocked = async <T>(call: () => Promise<T>): Promise<{ answer: Promise<T>; pid: number }> => {
    await broken.directly.query('begin; lock table recent_search in access exclusive mode');
    const answer = call();
    for (;;) {
      const { rows } = await broken.directly.query(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (rows[0]) return { answer, pid: rows[0].pid };
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

  test('when every connection is ended at once, reads go on', async () => {
    const worker = await broken.portal.signedIn();
    const reads = Array.from({ length: 30 }, () => worker.get('/wand2/api/users/current'));
    await Promise.race(reads);
    broken.proxy.cut();
    expect(new Set((await Promise.all(reads)).map((answer) => answer.status))).toEqual(new Set([200]));
  });
});
