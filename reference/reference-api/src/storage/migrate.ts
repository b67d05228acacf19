import { readdir } from 'node:fs/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { OperatorError } from '../operator-error.ts';
import { RELEASE } from '../release.ts';
import type { Database } from './database.ts';
import { cannotRun, type MigrationEffect, mustNotRun, type RanMigration } from './way-back.ts';

const folder = new URL('./migrations/', import.meta.url);

/** The lock of Kysely's migrator, which releases up to 1.1.0 use. */
const LOCK = '3853314791062309107';

/** The last release that recorded its migrations only in Kysely's table, and did not record itself. */
const UNRECORDED_RELEASE = '1.1.0';

interface Migration {
  readonly name: string;
  readonly effect: MigrationEffect | undefined;
  up(db: Kysely<never>): Promise<void>;
}

/** Every `NNN-name.ts` of the migrations folder, by name. A new file is found automatically. */
export async function readMigrations(): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for (const file of (await readdir(folder)).sort()) {
    if (!/^\d{3}-[a-z-]+\.ts$/.test(file)) continue;
    const { up, effect } = await import(new URL(file, folder).href);
    migrations.push({ name: file.slice(0, -3), effect, up });
  }
  return migrations;
}

/**
 * Brings the schema up to date, in one transaction. Two servers that start at the same time on one PostgreSQL wait for one another. Each
 * subject has its own range of migration numbers, so a lower number may be added later. Newer migrations than this release has are
 * accepted if their release has marked them as additions.
 *
 * Releases up to 1.1.0 end at their start if Kysely's table `kysely_migration` names a migration that they do not have. So that table is
 * only read, and migrations are recorded in `schema_migration`.
 *
 * @throws OperatorError if this release cannot run on the schema
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrations = await readMigrations();
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}::bigint)`.execute(trx);
    const { ran, releases } = await readRecords(trx);
    const known = new Set(migrations.map(({ name }) => name));
    const executed = new Set(ran.map(({ name }) => name));
    const pending = migrations.filter(({ name }) => !executed.has(name));
    const newer = ran.filter(({ name }) => !known.has(name));
    const reason = cannotRun(RELEASE, newer) ?? mustNotRun(RELEASE, pending, releases);
    if (reason !== undefined) throw new OperatorError(reason);
    for (const migration of pending) await run(trx, migration);
    // Only if it is missing: a process can also start on a database that is read-only for now.
    if (!releases.includes(RELEASE)) await sql`insert into schema_release (release) values (${RELEASE})`.execute(trx);
  });
}

/** The migrations that have run, and the releases that have run on the database. */
async function readRecords(trx: Transaction<Database>): Promise<{ ran: RanMigration[]; releases: string[] }> {
  const exists = async (table: string) =>
    (await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(trx)).rows[0]?.found;
  const former = (await exists('kysely_migration'))
    ? await sql<RanMigration>`
        select name, null as effect, null as removal_after, null as release from kysely_migration`.execute(trx)
    : { rows: [] };
  if (!(await exists('schema_migration'))) {
    await createRecords(trx);
    return { ran: former.rows, releases: former.rows.length > 0 ? [UNRECORDED_RELEASE] : [] };
  }
  const { rows } = await sql<RanMigration>`select name, effect, removal_after, release from schema_migration`.execute(
    trx,
  );
  const releases = await sql<{ release: string }>`select release from schema_release`.execute(trx);
  return { ran: [...former.rows, ...rows], releases: releases.rows.map(({ release }) => release) };
}

/** Earlier releases read these tables to see whether they can run, so they never change. */
async function createRecords(trx: Transaction<Database>): Promise<void> {
  await sql`
    create table schema_migration (
      name text primary key,
      effect text check (effect in ('addition', 'removal')),
      removal_after text,
      release text not null,
      ran_at timestamptz not null default now()
    )`.execute(trx);
  await sql`
    create table schema_release (
      release text primary key,
      first_started_at timestamptz not null default now(),
      -- The last time that one of its processes was ready.
      ready_at timestamptz
    )`.execute(trx);
}

async function run(trx: Transaction<Database>, { name, effect, up }: Migration): Promise<void> {
  try {
    await up(trx as unknown as Kysely<never>);
  } catch (cause) {
    throw new Error(`The database schema could not be brought up to date (${name}).`, { cause });
  }
  const mark = typeof effect === 'object' ? 'removal' : (effect ?? null);
  const after = typeof effect === 'object' ? effect.removalAfter : null;
  await sql`
    insert into schema_migration (name, effect, removal_after, release) values (${name}, ${mark}, ${after}, ${RELEASE})
  `.execute(trx);
}
