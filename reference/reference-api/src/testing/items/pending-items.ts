import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../storage/database.ts';

/** The number of engagements, and of waiting timecards for each. */
const ENGAGEMENTS = 1250;
const WAITING = 8;
/** The number of engagements of one statement: a slow machine, too, ends it before the limit of statements. */
const PART = 25;

/** The engagement of the sample data that is copied: a usual week that waits, after eight approved ones. */
const LIKE = 5207;
/** The first ids of the copies. Ids of items of two engagements are 100 apart, those of their days 1000. */
const FIRST = { person: 200_000, item: 1_000_000, day: 10_000_000 } as const;

/**
 * Adds 10,000 timecards that wait for the manager to the database, each after approved ones, for measurements.
 *
 * @returns the number that was added
 */
export async function insertPendingItems(db: Kysely<Database>, engagements = ENGAGEMENTS): Promise<number> {
  const person = sql`${sql.lit(FIRST.person)} + n`;
  /** Copies the rows `s`, with some columns changed. The function is in the from clause, so that it runs once for each row. */
  const copy = async (table: string, rows: RawBuilder<unknown>, change: RawBuilder<unknown>) => {
    for (let first = 1; first <= engagements; first += PART) {
      const last = Math.min(engagements, first + PART - 1);
      await sql`
        insert into ${sql.table(table)}
        select r.* from ${rows} s, generate_series(${sql.lit(first)}, ${sql.lit(last)}) as n,
          lateral jsonb_populate_record(null::${sql.table(table)}, to_jsonb(s) || jsonb_build_object(${change})) r`.execute(
        db,
      );
    }
  };
  await copy(
    'app_user',
    sql`(select w.* from app_user w join engagement e on e.worker_id = w.id where e.id = ${sql.lit(LIKE)})`,
    sql`'id', ${person}, 'user_name', 'bench-' || n, 'last_name', 'Number ' || n`,
  );
  await copy(
    'engagement',
    sql`(select * from engagement where id = ${sql.lit(LIKE)})`,
    sql`'id', ${person}, 'worker_id', ${person}, 'req_name', 'HV-' || (${person})`,
  );
  // The waiting week is repeated, each copy a week before the other; the approved ones are before all of them.
  const items = sql`(
    select b.*, w.back, row_number() over (order by b.status = 'Pending', b.id, w.back) as place
    from billing_item b
    join generate_series(0, ${sql.lit(WAITING)}) as w(back)
      on (b.status = 'Pending' and w.back < ${sql.lit(WAITING)}) or (b.status <> 'Pending' and w.back = ${sql.lit(WAITING)})
    where b.engagement_id = ${sql.lit(LIKE)} and b.type = 'TIME')`;
  const itemId = sql`${sql.lit(FIRST.item)} + n * 100 + s.place`;
  await copy(
    'billing_item',
    items,
    sql`'id', ${itemId}, 'engagement_id', ${person}, 'worker_id', ${person}, 'submitted_by_id', ${person},
      'period_start', s.period_start - 7 * s.back, 'period_end', s.period_end - 7 * s.back`,
  );
  const days = sql`(
    select d.*, i.back, i.place, row_number() over (order by i.place, d.id) as day_place
    from billing_item_detail d join ${items} i on i.id = d.billing_item_id)`;
  await copy(
    'billing_item_detail',
    days,
    sql`'id', ${sql.lit(FIRST.day)} + n * 1000 + s.day_place, 'billing_item_id', ${itemId}, 'worker_id', ${person},
      'worked_date', s.worked_date - 7 * s.back,
      'content', s.content || jsonb_build_object('workedDate', s.worked_date - 7 * s.back)`,
  );
  await sql`analyze`.execute(db);
  return engagements * WAITING;
}
