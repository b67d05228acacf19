import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/database.ts';

/** The number of changes that are added at a time. */
const AT_ONCE = 5_000;

const KEY = sql.raw('scope, status, type, waits, currency, period_start, period_end');

/**
 * Adds the changes of counts to the counts. It changes no sum that a reader sees. Several processes can do this at the same time: each takes other
 * changes, and all write the counts in the order of their key.
 */
export async function foldCounts(db: Kysely<Database>): Promise<void> {
  let folded: number;
  do {
    const { rows } = await sql<{ folded: number }>`
      with gone as (
        delete from billing_count_change where id in (
          select id from billing_count_change order by id limit ${sql.lit(AT_ONCE)} for update skip locked)
        returning *),
      kept as (
        insert into billing_count (${KEY}, items, minutes, amount)
        select ${KEY}, sum(items), sum(minutes), sum(amount) from gone group by ${KEY} order by ${KEY}
        on conflict (${KEY}) do update set items = billing_count.items + excluded.items,
          minutes = billing_count.minutes + excluded.minutes, amount = billing_count.amount + excluded.amount)
      select count(*)::integer as folded from gone`.execute(db);
    folded = rows[0]?.folded ?? 0;
  } while (folded === AT_ONCE);
  await sql`
    delete from billing_count where (${KEY}) in (
      select ${KEY} from billing_count where items = 0 limit ${sql.lit(AT_ONCE)} for update skip locked)`.execute(db);
}
