import { sql } from 'kysely';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { withinBudget, writesOfCall } from './call-budget.ts';
import { committing, shareConnections } from './call-pool.ts';
import { openDatabase } from './open.ts';
import { faultOf } from './outage.ts';

test.each([
  [20, 15, 5],
  [8, 6, 2],
  [2, 1, 1],
  [1, 1, 0],
])('of %i connections, %i are for calls and %i for lists', (connections, calls, lists) => {
  expect(shareConnections(connections)).toEqual({ calls, lists });
});

test.each([
  [['insert into a values (1)'], [true]],
  [
    ['select 1', 'set local work_mem = 1'],
    [false, false],
  ],
  [
    ['begin', 'update a set b = 1', 'select 1', 'commit'],
    [false, false, false, true],
  ],
  [
    ['begin', 'select 1', 'commit'],
    [false, false, false],
  ],
  [
    ['begin', 'delete from a', 'rollback', 'select 1'],
    [false, false, false, false],
  ],
  [
    ['begin', 'delete from a', 'rollback to savepoint b', 'commit'],
    [false, false, false, true],
  ],
])('%j commits %j', (statements, expected) => {
  expect(statements.map(committing())).toEqual(expected);
});

const server = process.env.TEST_DATABASE_URL;

(server ? describe : describe.skip)('a pool of PostgreSQL', () => {
  const open = async () => {
    const database = await temporaryDatabase(server);
    if (!database) throw new Error('No PostgreSQL.');
    const { db } = await openDatabase({
      ...{ dataDir: 'memory', databaseUrl: database.url, databaseConnections: 2, databaseDeadline: 60_000 },
    });
    return { db, close: () => db.destroy().then(database.drop) };
  };
  let pool: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    pool = await open();
  });
  afterAll(() => pool.close());

  const sleep = sql`select pg_sleep(0.03)`;
  const caught = (work: Promise<unknown>) => work.then(() => 'done', faultOf);

  test('no statement is compiled, which takes longer than running it', async () => {
    expect((await sql`show jit`.execute(pool.db)).rows).toEqual([{ jit: 'off' }]);
  });

  test('a call that has used up its budget gets no further statement, and no connection', async () => {
    const { db } = pool;
    expect(await caught(withinBudget(60_000, () => sleep.execute(db)))).toBe('done');
    const many = async () => {
      for (;;) await sleep.execute(db);
    };
    expect(await caught(withinBudget(50, many))).toBe('slow');
    const manyTogether = () =>
      db.transaction().execute(async (trx) => {
        for (;;) await sleep.execute(trx);
      });
    expect(await caught(withinBudget(50, manyTogether))).toBe('slow');
    // The one connection is in use.
    const waiting = db.connection().execute(async () => {
      expect(await caught(withinBudget(20, () => sleep.execute(db)))).toBe('slow');
    });
    await waiting;
    expect(await caught(sleep.execute(db))).toBe('done');
  });

  test('a statement runs no longer than the rest of its call’s budget, in whole seconds', async () => {
    const { db } = pool;
    const limit = async () => (await sql`show statement_timeout`.execute(db)).rows[0];
    expect(await withinBudget(9500, limit)).toEqual({ statement_timeout: expect.stringMatching(/^([1-9]|10)s$/) });
    expect(await withinBudget(90_000, limit)).toEqual({ statement_timeout: '1min' });
    expect(await limit()).toEqual({ statement_timeout: '1min' });
  });

  test('work that continues after a call has no budget', async () => {
    const { db } = pool;
    let continued: Promise<unknown> = Promise.resolve();
    await withinBudget(20, async () => {
      continued = new Promise((resolve) => setTimeout(resolve, 40)).then(() => caught(sleep.execute(db)));
    });
    expect(await continued).toBe('done');
  });

  test('a call knows what it has committed', async () => {
    const { db } = pool;
    await sql`create table noted (id integer)`.execute(db);
    const write = sql`insert into noted values (1)`;
    const found = await withinBudget(60_000, async () => {
      await db.transaction().execute(async (trx) => {
        await write.execute(trx);
      });
      await write.execute(db);
      const undone = db.transaction().execute(async (trx) => {
        await write.execute(trx);
        throw new Error('undone');
      });
      await undone.catch(() => {});
      return writesOfCall();
    });
    expect(found).toBe(2);
  });
});
