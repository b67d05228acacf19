import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/storage/database.ts';

const FIRST_USER = 90_001;
export const FIRST_ENGAGEMENT = 90_001;
/** The engagement with the large timecard: 31 days, 4 spans and 3 allocations a day. */
export const LARGE_ENGAGEMENT = 5042;

/** The weekly hourly engagement of the sample data, copied for each worker. */
const MODEL_ENGAGEMENT = 5000;

/** The user name of the nth worker, from 0. */
export const benchUserName = (n: number): string => `bench-${n}`;

/** Creates `count` workers, each with a copy of one engagement. */
export async function addBenchWorkers(db: Kysely<Database>, count: number): Promise<void> {
  await copyRow(db, 'app_user', 1001, count, (n) => ({ id: FIRST_USER + n, user_name: benchUserName(n) }));
  await copyRow(db, 'engagement', MODEL_ENGAGEMENT, count, (n) => ({
    id: FIRST_ENGAGEMENT + n,
    worker_id: FIRST_USER + n,
  }));
}

/** Inserts `count` copies of a row with some columns changed. */
async function copyRow(
  db: Kysely<Database>,
  table: 'app_user' | 'engagement',
  id: number,
  count: number,
  changes: (n: number) => Record<string, unknown>,
): Promise<void> {
  for (let n = 0; n < count; n++) {
    const changed = JSON.stringify(changes(n));
    await sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(model) || ${changed}::jsonb)).*
      from ${sql.table(table)} as model where model.id = ${id}`.execute(db);
  }
}
