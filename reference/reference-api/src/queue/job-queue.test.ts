import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { openJobQueue, QUEUE_SCHEMA } from './job-queue.ts';

const server = process.env.TEST_DATABASE_URL;
const ROLE = `queue_test_${process.pid}`;
const closing: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function connect(url: string): Promise<Kysely<Database>> {
  const { db } = await openDatabase({ dataDir: 'memory', databaseUrl: url });
  closing.push(() => db.destroy());
  return db;
}

/** An empty database, and its URL for a role that does not own it. */
async function foreignDatabase() {
  const database = await temporaryDatabase(server);
  if (!database) throw new Error('No PostgreSQL.');
  closing.push(async () => {
    await database.drop();
    const { db } = await openDatabase({ dataDir: 'memory', databaseUrl: server });
    await sql`drop role ${sql.id(ROLE)}`.execute(db);
    await db.destroy();
  });
  const owner = await connect(database.url);
  await sql`create role ${sql.id(ROLE)} login password 'queue'`.execute(owner);
  const url = new URL(database.url);
  [url.username, url.password] = [ROLE, 'queue'];
  return { owner, url: url.href };
}

const open = async (databaseUrl: string, retryLimit = 3) => {
  const errors: Error[] = [];
  const boss = await openJobQueue(await connect(databaseUrl), {
    ...{ pglite: undefined, databaseUrl, looksAfter: false },
    queues: [{ name: 'work', retryLimit }],
    onError: (error) => errors.push(error),
  });
  closing.push(() => boss.stop({ graceful: false }));
  return boss;
};

(server ? describe : describe.skip)('the queue on PostgreSQL', () => {
  test('a role that may not create the schema is told what its owner does; then it starts, on a read-only server as well', async () => {
    const { owner, url } = await foreignDatabase();
    await expect(open(url)).rejects.toThrow('create schema pgboss authorization');
    await sql`create schema ${sql.id(QUEUE_SCHEMA)} authorization ${sql.id(ROLE)}`.execute(owner);
    expect(await (await open(url)).getQueue('work')).toMatchObject({ retryLimit: 3 });
    expect(await (await open(url, 4)).getQueue('work')).toMatchObject({ retryLimit: 4 });
    await sql`alter role ${sql.id(ROLE)} set default_transaction_read_only = on`.execute(owner);
    expect(await (await open(url, 4)).getQueue('work')).toMatchObject({ retryLimit: 4 });
  });
});
