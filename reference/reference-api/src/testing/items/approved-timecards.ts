import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/database.ts';

const ENGAGEMENTS = 1000;
/** Timecards of one statement. */
const AT_ONCE = 2000;
const FIRST = { worker: 400_000, item: 10_000_000, day: 100_000_000 } as const;

/** The days within which the periods of these timecards end, before those of the sample data. */
export const APPROVED_WITHIN = { from: '2001-01-01', until: '2019-12-31' };

/** The condition of these timecards. */
export const IS_COPY = sql<boolean>`id >= ${sql.lit(FIRST.item)}`;

/**
 * Adds approved timecards of eight hours on five days to the company of the sample data: of 1,000 engagements, week after week. It is for measurements
 * on PostgreSQL, with a role that may disable triggers.
 */
export async function insertApprovedTimecards(db: Kysely<Database>, count: number): Promise<void> {
  const { lit } = sql;
  const n = sql`generate_series(0, ${lit(ENGAGEMENTS - 1)}) n`;
  const copies = (table: 'app_user' | 'engagement', like: number, changes: ReturnType<typeof sql>) =>
    sql`
      insert into ${sql.table(table)} select r.* from ${sql.table(table)} t, ${n},
        lateral jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t) || jsonb_build_object('id', ${lit(FIRST.worker)} + n, ${changes})) r
      where t.id = ${lit(like)}`.execute(db);
  await copies('app_user', 1001, sql`'user_name', 'payroll-worker-' || n, 'last_name', 'Worker ' || n`);
  await copies('engagement', 5000, sql`'worker_id', ${lit(FIRST.worker)} + n, 'req_name', 'PR-' || n`);
  for (let first = 0; first < count; first += AT_ONCE) {
    const last = Math.min(count, first + AT_ONCE) - 1;
    await db.transaction().execute(async (trx) => {
      // What triggers keep beside items is not measured.
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`
        insert into billing_item select r.* from
          (select * from billing_item where type = 'TIME' and status = 'Approved' and item_client_id = 1 order by id limit 1) t,
          generate_series(${lit(first)}, ${lit(last)}) i,
          lateral (select ${lit(FIRST.worker)} + i % ${lit(ENGAGEMENTS)} as who, date '2001-01-01' + 7 * (i / ${lit(ENGAGEMENTS)}) as start) w,
          lateral jsonb_populate_record(null::billing_item, to_jsonb(t) || jsonb_build_object('id', ${lit(FIRST.item)} + i,
            'worker_id', who, 'engagement_id', who, 'period_start', start, 'period_end', start + 6, 'worked_minutes', 2400)) r`.execute(
        trx,
      );
      await sql`
        insert into billing_item_detail select r.* from
          (select * from billing_item_detail order by id limit 1) t, billing_item b, generate_series(0, 4) day,
          lateral jsonb_populate_record(null::billing_item_detail, to_jsonb(t) || jsonb_build_object('billing_item_id', b.id, 'worker_id', b.worker_id,
            'id', ${lit(FIRST.day)} + (b.id - ${lit(FIRST.item)}) * 5 + day, 'worked_date', b.period_start + day, 'worked_minutes', 480)) r
        where b.id between ${lit(FIRST.item + first)} and ${lit(FIRST.item + last)}`.execute(trx);
    });
  }
  await sql`vacuum analyze`.execute(db);
}
