import pg from 'pg';
import { openQueues } from '../messages/message-queue.ts';
import { restoreSampleData } from '../sample-data/restore.ts';
import { migrate } from '../storage/migrate.ts';
import { openDatabase } from '../storage/open.ts';
import { dayOf, sourceState } from './snapshot.ts';

const PREFIX = 'sample_template_';
const STALE_MILLISECONDS = 60 * 60_000;
/** An arbitrary lock number: one test process creates the template, and all other processes wait for it. */
const LOCK = 5_200_117;

/**
 * The name of a database with schema and sample data on a PostgreSQL server, created once for a state of the source and a day. Test files
 * copy it. Only its creator ever connects to it, because otherwise it could not be copied.
 */
export async function sampleTemplate(serverUrl: string, today: Date): Promise<string> {
  const name = `${PREFIX}${sourceState()}_${dayOf(today)}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rows } = await client.query('select from pg_database where datname = $1', [name]);
    if (rows.length === 0) await make(client, serverUrl, name, today);
    return name;
  } finally {
    await client.end();
  }
}

async function make(client: pg.Client, serverUrl: string, name: string, today: Date): Promise<void> {
  // Created under another name, so that a half-finished database of a killed process is never taken for a template.
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  // The schema of another day is the same, and copying it takes a fraction of the time of all migrations.
  const [other] = await templates(client, `${PREFIX}${sourceState()}`);
  await client.query(`create database ${draft}${other ? ` template ${other.name} strategy file_copy` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${draft}`;
  const { db } = await openDatabase({ dataDir: 'memory', databaseUrl: url.href });
  try {
    await migrate(db);
    await restoreSampleData(db, today);
    await (await openQueues(db, { databaseUrl: url.href })).stop({ graceful: false });
  } finally {
    await db.destroy();
  }
  await client.query(`alter database ${draft} rename to ${name}`);
  await client.query(`comment on database ${name} is '${Date.now()}'`);
  await dropStale(client);
}

/** Drops templates of earlier source states. */
async function dropStale(client: pg.Client): Promise<void> {
  for (const { name, made } of await templates(client, PREFIX)) {
    if (Date.now() - Number(made) > STALE_MILLISECONDS) await client.query(`drop database if exists ${name}`);
  }
}

/** The finished templates whose names begin like this, with the time at which they were made, in ms since 1970. */
async function templates(client: pg.Client, prefix: string): Promise<{ name: string; made: string }[]> {
  const { rows } = await client.query(
    `select datname as name, shobj_description(oid, 'pg_database') as made from pg_database
    where starts_with(datname, $1) and shobj_description(oid, 'pg_database') is not null order by name`,
    [prefix],
  );
  return rows;
}
