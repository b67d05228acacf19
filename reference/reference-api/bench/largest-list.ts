import type { Kysely } from 'kysely';
import type { Database } from '../src/storage/database.ts';

/** The reference list with the most values, and their number. */
export async function largestList(db: Kysely<Database>): Promise<{ id: number; count: number } | undefined> {
  const row = await db
    .selectFrom('reference_value')
    .select((e) => ['list_id as id', e.fn.countAll<number>().as('count')])
    .groupBy('list_id')
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, count: Number(row.count) };
}
