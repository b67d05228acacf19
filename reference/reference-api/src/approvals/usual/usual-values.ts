import { type RawBuilder, sql } from 'kysely';
import { USUAL_TIMECARDS } from '../preview/usual.ts';

/** The values of an item that are compared with the usual ones: its minutes, or its amount. `b` is the item, `p` an earlier one. */
const amountOf = (item: 'b' | 'p'): RawBuilder<number> => {
  const of = sql.raw(item);
  return sql`coalesce(${of}.expense_amount, ${of}.adjustment_amount,
    coalesce(${of}.milestone_amount, 0) + coalesce(${of}.material_amount, 0) + coalesce(${of}.position_amount, 0))`;
};

/** The amount of an item other than a timecard. */
export const AMOUNT: RawBuilder<number | null> = sql`case when b.type <> 'TIME' then ${amountOf('b')} end`;

/** A value of each of the approved items of the engagement before an item that its usual values are computed from. */
const ofEarlier = (value: RawBuilder<unknown>) => sql`
  select ${value} from billing_item p
  where p.engagement_id = b.engagement_id and p.type = b.type and p.status in ('Approved', 'Processed')
    and p.period_end < b.period_end
  order by p.period_end desc limit ${sql.lit(USUAL_TIMECARDS)}`;

/** The usual minutes of the engagement's earlier timecards; null for the first (docs: approvals#approval-usual). */
export const COMPUTED_MINUTES: RawBuilder<number | null> = sql`case when b.type = 'TIME' then (
  select percentile_disc(0.5) within group (order by h.minutes) from (${ofEarlier(sql`p.worked_minutes as minutes`)}) h) end`;

/** The usual amount of a project, an adjustment or a benefit of the engagement; null for the first. */
export const COMPUTED_AMOUNT: RawBuilder<number | null> =
  sql`case when b.type in ('PROJECT', 'ADJUSTMENT', 'BENEFIT') then (
  select percentile_disc(0.5) within group (order by h.amount) from (${ofEarlier(sql`${amountOf('p')} as amount`)}) h) end`;

/** Whether the stored values of an item are up to date: it waits, and no earlier item has changed since they were computed. */
export const IS_STORED: RawBuilder<boolean> = sql`(b.status = 'Pending' and b.usual_week is not null
  and b.engagement_id not in (select s.engagement_id from usual_stale s))`;

/** The usual minutes of an item, stored or computed. */
export const USUAL_MINUTES: RawBuilder<number | null> =
  sql`case when ${IS_STORED} then b.usual_minutes else ${COMPUTED_MINUTES} end`;
