import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import { restoreCostCentres } from './cost-centres.ts';
import { samples } from './index.ts';
import { copySamples, restoreCopy, type SampleCopy } from './sample-copy.ts';

/**
 * Not emptied here: the records of migrations, a key that migrations create, the table that `cost-centres.ts` handles, and those that triggers
 * of billing items keep.
 */
const KEPT = new Set([
  ...['kysely_migration', 'kysely_migration_lock', 'schema_migration', 'schema_release'],
  ...['sample_mark', 'reference_value', 'decoy_key'],
  ...['billing_count', 'billing_count_change', 'usual_stale', 'payroll_change', 'insight_week'],
]);

/** Empties every table and inserts the sample data again, in one transaction, so that readers see either the old state or the new one. */
export async function restoreSampleData(db: Kysely<Database>, today: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await insertSamples(trx, today);
  });
}

/** The last restored copy, by database. */
const copies = new WeakMap<Kysely<Database>, SampleCopy>();

/** The same, but from the second time on in a fraction of the time, because only what has changed since is written. */
export async function restoreSampleDataAgain(db: Kysely<Database>, today: Date): Promise<void> {
  const known = copies.get(db);
  if (
    known &&
    (await db
      .transaction()
      .execute((trx) => restoreCopy(trx, known, today))
      .catch(isRowConflict))
  )
    return;
  const made = await db.transaction().execute(async (trx) => copySamples(trx, await insertSamples(trx, today), today));
  copies.set(db, made);
}

/**
 * Whether restoring row by row failed because of a conflict between rows, such as two that have swapped their names. (Class 23 is
 * "integrity".)
 */
function isRowConflict(error: unknown): false {
  if (!String((error as { code?: unknown }).code).startsWith('23')) throw error;
  return false;
}

/** @returns the names of the tables that were emptied */
async function insertSamples(trx: Transaction<Database>, today: Date): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(trx);
  const names = tables.rows.map((row) => row.name).filter((name) => !KEPT.has(name));
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))} restart identity cascade`.execute(trx);
  await restoreCostCentres(trx);
  for (const sample of samples) await sample.insert(trx, today);
  return names;
}

/** Whether there are no accounts yet, as in a new database. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) === undefined;
}
