import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../storage/database.ts';
import { USUAL_TIMECARDS } from '../preview/usual.ts';
import { COMPUTED_AMOUNT, COMPUTED_MINUTES } from './usual-values.ts';

/** The number of changed engagements that are handled at a time. */
const AT_ONCE = 200;

/**
 * Computes the usual values of the items that wait, of the engagements in which an earlier item has changed since. It never waits for a lock:
 * engagements with an item that is being decided on are left for the next time. Several processes can do this at the same time.
 */
export async function refreshUsual(db: Kysely<Database>): Promise<void> {
  let handled: number;
  do handled = await db.transaction().execute(refreshSome);
  while (handled === AT_ONCE);
}

/** @returns how many changes were handled; the others of the same engagement are among them */
async function refreshSome(trx: Transaction<Database>): Promise<number> {
  const { rows: changes } = await sql<{ engagement_id: number }>`
    delete from usual_stale where id in (
      select id from usual_stale order by id limit ${sql.lit(AT_ONCE)} for update skip locked)
    returning engagement_id`.execute(trx);
  const engagements = [...new Set(changes.map(({ engagement_id }) => engagement_id))];
  if (engagements.length === 0) return 0;
  const waiting = trx
    .selectFrom('billing_item')
    .select(['id', 'engagement_id'])
    .where('engagement_id', 'in', engagements)
    .where('status', '=', 'Pending');
  const locked = await waiting.orderBy('id').forNoKeyUpdate().skipLocked().execute();
  const held = new Set(locked.map(({ id }) => id));
  // Read after the lock, so that an item that somebody else holds is missed by neither query.
  const busy = new Set((await waiting.execute()).flatMap((row) => (held.has(row.id) ? [] : [row.engagement_id])));
  if (busy.size > 0)
    await trx
      .insertInto('usual_stale')
      .values([...busy].map((engagement_id) => ({ engagement_id })))
      .execute();
  const ids = locked.flatMap((row) => (busy.has(row.engagement_id) ? [] : [row.id]));
  if (ids.length > 0) await store(trx, ids);
  return busy.size > 0 ? 0 : changes.length;
}

/** Writes the usual values of items, as `usualDays` of `preview/usual.ts` computes them for a page. */
const store = (trx: Transaction<Database>, ids: readonly number[]) =>
  sql`
    with day as (
      select b.id, h.id as item_id, h.period_end, d.worked_date, d.worked_minutes as minutes
      from billing_item b
      cross join lateral (
        select p.id, p.period_end from billing_item p
        where p.engagement_id = b.engagement_id and p.type = 'TIME' and p.status in ('Approved', 'Processed')
          and p.period_end < b.period_end
        order by p.period_end desc limit ${sql.lit(USUAL_TIMECARDS)}) h
      join billing_item_detail d on d.billing_item_id = h.id
      where b.id in (${sql.join(ids)}) and b.type = 'TIME'),
    weeks as (select id, count(distinct item_id)::integer as weeks from day group by id),
    previous as (
      select distinct on (id) id, sum(minutes)::integer as minutes from day group by id, item_id, period_end
      order by id, period_end desc),
    of_weekday as (
      select d.id, extract(isodow from d.worked_date)::integer as weekday,
        percentile_disc(0.5) within group (order by d.minutes) as minutes
      from day d join weeks w on w.id = d.id
      where d.minutes > 0 group by d.id, 2, w.weeks having count(*) * 2 >= w.weeks),
    days as (select id, jsonb_object_agg(weekday, minutes) as of from of_weekday group by id),
    usual as (
      select w.id, jsonb_build_object('count', w.weeks, 'previous', p.minutes, 'days',
        jsonb_build_array(${sql.join([1, 2, 3, 4, 5, 6, 7].map((weekday) => sql`d.of -> ${sql.lit(String(weekday))}`))})) as week
      from weeks w join previous p on p.id = w.id left join days d on d.id = w.id)
    update billing_item set usual_minutes = c.minutes, usual_amount = c.amount, usual_week = c.week
    from (
      select b.id, ${COMPUTED_MINUTES} as minutes, ${COMPUTED_AMOUNT} as amount,
        coalesce(u.week, '{"count": 0, "previous": null, "days": [null, null, null, null, null, null, null]}'::jsonb) as week
      from billing_item b left join usual u on u.id = b.id
      where b.id in (${sql.join(ids)})) c
    where billing_item.id = c.id and (billing_item.usual_minutes, billing_item.usual_amount, billing_item.usual_week)
      is distinct from (c.minutes, c.amount, c.week)`.execute(trx);
