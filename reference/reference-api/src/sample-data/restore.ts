import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { restoreCostCentres } from './cost-centres.ts';
import { samples } from './index.ts';

/** Not emptied here: bookkeeping of the migrator, and what `cost-centres.ts` looks after. */
const KEPT = new Set(['kysely_migration', 'kysely_migration_lock', 'sample_mark', 'reference_value']);

/**
 * Empties every table and inserts the sample data again, in one transaction: a reader sees the old state or the new one.
 */
export async function restoreSampleData(db: Kysely<Database>, today: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(trx);
    const names = tables.rows.map((row) => row.name).filter((name) => !KEPT.has(name));
    await sql`truncate ${sql.join(names.map((name) => sql.table(name)))} restart identity cascade`.execute(trx);
    await restoreCostCentres(trx);
    for (const sample of samples) await sample.insert(trx, today);
  });
}

/** True when nobody has an account yet: a new database. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) === undefined;
}
