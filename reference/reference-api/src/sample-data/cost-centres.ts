import { sql, type Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import { LISTS } from './custom-field-definitions.ts';

/** "Reference lists of up to 50,000 values." */
const COST_CENTRES = 50_000;

/** The first id of the table; the cost centres have the first 50,000, all other values come after them. */
const FIRST_ID = 1_000_000;

/** Changes whenever the statement below creates different rows. */
const EDITION = '1';

/**
 * Empties `reference_value` except for the cost centres, if these are unchanged since the last restore: no call changes them, and writing
 * them again would take half the time of a restore. A changed row, also one changed with psql, has another `xmin`, and then they are
 * written again.
 */
export async function restoreCostCentres(db: Transaction<Database>): Promise<void> {
  const known = await db.selectFrom('sample_mark').select('mark').where('name', '=', 'cost centres').executeTakeFirst();
  if (known && known.mark === (await stateOf(db))) {
    await db.deleteFrom('reference_value').where('list_id', '!=', LISTS.costCentres).execute();
  } else {
    await sql`truncate reference_value`.execute(db);
    await insert(db);
    const mark = await stateOf(db);
    await db
      .insertInto('sample_mark')
      .values({ name: 'cost centres', mark })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ mark }))
      .execute();
  }
  await sql`alter table reference_value alter column id restart with ${sql.lit(FIRST_ID + COST_CENTRES)}`.execute(db);
}

/** Edition, number, and the first and last transaction that wrote one of them. */
async function stateOf(db: Transaction<Database>): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', ${EDITION}::text, count(*), min(xmin::text::bigint), max(xmin::text::bigint)) as state
    from reference_value where list_id = ${LISTS.costCentres}`.execute(db);
  return rows[0]?.state ?? '';
}

/** Created inside the database: fifty thousand rows in a fraction of the time it takes to send them. */
async function insert(db: Transaction<Database>): Promise<void> {
  await sql`
    insert into reference_value (id, list_id, value, search_key)
    select ${FIRST_ID}::integer - 1 + n, ${LISTS.costCentres}::integer, name, lower(name)
    from (
      select n, 'CC-' || lpad(n::text, 5, '0') || ' '
        || (array['Harbor', 'Vale', 'Quay', 'Depot', 'Terminal', 'Yard', 'Pier'])[1 + n % 7] || ' '
        || (array['Operations', 'Maintenance', 'Safety', 'Planning', 'Customs'])[1 + n % 5] as name
      from generate_series(1, ${COST_CENTRES}) as n
    ) as names`.execute(db);
}
