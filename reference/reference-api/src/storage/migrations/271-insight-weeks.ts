import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Minutes placed on an allocation, as `allocatedMinutes` of shared-validators counts them. */
const rate = (line: string) => `coalesce(nullif(coalesce((${line}->>'regMinutes')::integer, 0)
  + coalesce((${line}->>'otMinutes')::integer, 0) + coalesce((${line}->>'dtMinutes')::integer, 0), 0),
  (${line}->>'minutes')::integer, 0)`;
const number = (field: string) => `coalesce((a->>'${field}')::integer, 0)`;
const OVERTIME = `${number('overtimeMinutes')} + ${number('doubletimeMinutes')} + coalesce((
  select sum(coalesce((m->>'otMinutes')::integer, 0) + coalesce((m->>'dtMinutes')::integer, 0))
  from jsonb_array_elements(a->'costAllocationMultiRates') m), 0)`;
const PLACED = `${number('minutes')} + ${number('regularMinutes')} + ${number('overtimeMinutes')} + ${number('doubletimeMinutes')}
  + ${number('ptoMinutes')} + coalesce((select sum(${rate('m')}) from jsonb_array_elements(a->'costAllocationMultiRates') m), 0)`;

/** A span's moment: a time of the day, or a date with a time. */
const moment = (field: string) =>
  `(case when s->>'${field}' like '%-%' then s->>'${field}' else day::text || ' ' || (s->>'${field}') end)::timestamp`;

/** A value of each day of a week, Monday first. */
const byDay = (value: string, where = 'true') =>
  `array[${[1, 2, 3, 4, 5, 6, 7].map((day) => `coalesce(${value} filter (where extract(isodow from d.worked_date) = ${day} and ${where}), 0)`)}]::integer[]`;

/**
 * The hours of each billing item by week, for the charts of the insights (docs: insights). `keep_insight_weeks` computes the rows of items from
 * their days; triggers call it in the transaction that changes an item or its days, so that the release before keeps them too. A row
 * belongs to one item, so that two users who save never wait for one another.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table insight_week (
      of_item integer not null,
      week_start date not null,
      of_engagement integer not null,
      of_worker integer not null,
      of_manager integer,
      in_client integer not null,
      in_supplier text not null,
      in_status text not null,
      week_minutes integer not null,
      overtime_minutes integer not null,
      leave_minutes integer not null,
      sick_minutes integer not null,
      overtime_by_day integer[] not null,
      no_meal_by_day integer[] not null,
      placed_minutes jsonb not null,
      primary key (of_item, week_start)
    )`,
    `create index insight_week_worker on insight_week (of_worker, week_start)`,
    `create index insight_week_manager on insight_week (of_manager, week_start) where of_manager is not null`,
    `create index insight_week_client on insight_week (in_client, week_start)
      include (in_supplier, in_status, week_minutes, overtime_minutes, leave_minutes, sick_minutes)`,
    `create function day_overtime(content jsonb) returns integer language sql immutable as $$
      select case when content = '[]' then 0 else (
        select coalesce(sum(${OVERTIME}), 0)::integer from jsonb_array_elements(content) a) end
    $$`,
    `create function day_leave(content jsonb, day date) returns integer language sql immutable as $$
      select case when content @? '$.timeEntrySpanDtos[*] ? (@.startTimeStr != null && @.endTimeStr != null)'
          and not content @? '$.timeEntrySpanDtos[*] ? (@.leaveRequestId != null || @.timeEntrySpanType like_regex "^pto$" flag "i")' then 0
        when exists (
          select from jsonb_array_elements(content->'timeEntrySpanDtos') s where s->>'startTimeStr' is not null and s->>'endTimeStr' is not null)
        then coalesce((
          select sum(case when minutes < 0 then minutes + 1440 else minutes end) from (
            select extract(epoch from ${moment('endTimeStr')} - ${moment('startTimeStr')})::integer / 60 as minutes
            from jsonb_array_elements(content->'timeEntrySpanDtos') s
            where s->>'startTimeStr' is not null and s->>'endTimeStr' is not null
              and (lower(s->>'timeEntrySpanType') = 'pto' or s->>'leaveRequestId' is not null
                and lower(s->>'timeEntrySpanType') not in ('lunch', 'sick', 'unpaid leave'))) spans), 0)::integer
        else coalesce((
          select sum(${number('ptoMinutes')}) from jsonb_array_elements(content->'billingCostAllocation') a), 0)::integer end
    $$`,
    // Minutes by the first value of an allocation.
    `create function placed_by_value(allocations jsonb) returns jsonb language sql immutable as $$
      select coalesce(jsonb_object_agg(value, minutes), '{}') from (
        select a->'costAllocationValues'->0->>'value' as value, sum(${PLACED}) as minutes
        from jsonb_array_elements(allocations) a
        where a->'costAllocationValues'->0->>'value' <> '' group by 1) v where minutes > 0
    $$`,
    `create function merge_placed(one jsonb, other jsonb) returns jsonb language sql immutable as $$
      select coalesce(jsonb_object_agg(key, minutes), '{}') from (
        select key, sum(value::numeric) as minutes from (
          select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) e group by 1) m
    $$`,
    `create aggregate placed_sum(jsonb) (sfunc = merge_placed, stype = jsonb, initcond = '{}')`,
    `create function keep_insight_weeks(items integer[]) returns void language plpgsql as $$
    begin
      -- A change of these items by somebody else is waited for, and the statement after this one sees it.
      perform from billing_item where id = any (items) order by id for no key update;
      with computed as (
        select w.*,
          -- Overtime that is placed on a whole period is divided over its weeks by their hours.
          least(w.minutes - w.leave, w.overtime + coalesce(
            round(w.of_period * w.until::numeric / nullif(w.total, 0)) - round(w.of_period * (w.until - w.minutes)::numeric / nullif(w.total, 0)), 0))::integer as overtime_all
        from (
          select b.id, date_trunc('week', d.worked_date)::date as week, b.engagement_id, b.worker_id, b.manager_id, b.item_client_id, b.item_supplier, b.status,
            sum(d.worked_minutes)::integer as minutes,
            sum(least(d.worked_minutes, f.overtime))::integer as overtime,
            sum(least(f.leave, d.worked_minutes - least(d.worked_minutes, f.overtime)))::integer as leave,
            sum(case when d.did_not_work then 0 else f.sick end)::integer as sick,
            ${byDay('sum(least(d.worked_minutes, f.overtime))')} as overtime_days,
            ${byDay('count(*)', 'd.worked_minutes > 0 and f.no_meal')} as no_meal_days,
            coalesce(placed_sum(placed_by_value(d.content->'billingCostAllocation'))
              filter (where d.content->'billingCostAllocation' <> '[]'), '{}') as placed,
            day_overtime(b.cost_allocations) as of_period,
            sum(sum(d.worked_minutes)) over (partition by b.id) as total,
            sum(sum(d.worked_minutes)) over (partition by b.id order by date_trunc('week', d.worked_date)) as until
          from billing_item b join billing_item_detail d on d.billing_item_id = b.id,
            -- Without offset, each use of a column would compute it again.
            lateral (select day_overtime(d.content->'billingCostAllocation') as overtime, day_leave(d.content, d.worked_date) as leave,
              coalesce((d.content->>'sickMinutes')::integer, 0) as sick, (d.content->>'noBreakTaken')::boolean as no_meal offset 0) f
          where b.id = any (items)
          group by b.id, date_trunc('week', d.worked_date)) w),
      gone as (
        delete from insight_week i where i.of_item = any (items)
          and not exists (select from computed c where c.id = i.of_item and c.week = i.week_start))
      insert into insight_week as i
      select id, week, engagement_id, worker_id, manager_id, item_client_id, item_supplier, status, minutes, overtime_all, leave, sick, overtime_days,
        no_meal_days, placed
      from computed
      on conflict (of_item, week_start) do update set of_engagement = excluded.of_engagement, of_worker = excluded.of_worker, of_manager = excluded.of_manager,
        in_client = excluded.in_client, in_supplier = excluded.in_supplier, in_status = excluded.in_status,
        week_minutes = excluded.week_minutes, overtime_minutes = excluded.overtime_minutes, leave_minutes = excluded.leave_minutes,
        sick_minutes = excluded.sick_minutes, overtime_by_day = excluded.overtime_by_day, no_meal_by_day = excluded.no_meal_by_day,
        placed_minutes = excluded.placed_minutes;
    end $$`,
    `create function insight_weeks_of_days() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then perform keep_insight_weeks(array(select distinct billing_item_id from new_rows));
      elsif tg_op = 'DELETE' then perform keep_insight_weeks(array(select distinct billing_item_id from old_rows));
      else perform keep_insight_weeks(array(select billing_item_id from new_rows union select billing_item_id from old_rows));
      end if;
      return null;
    end $$`,
    `create function insight_weeks_of_items() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then truncate insight_week;
      elsif tg_op = 'DELETE' then delete from insight_week where of_item in (select id from old_rows);
      else
        update insight_week i set in_status = n.status, of_engagement = n.engagement_id, of_worker = n.worker_id, of_manager = n.manager_id,
          in_client = n.item_client_id, in_supplier = n.item_supplier
        from new_rows n
        where i.of_item = n.id and (i.in_status, i.of_engagement, i.of_worker, i.of_manager, i.in_client, i.in_supplier)
          is distinct from (n.status, n.engagement_id, n.worker_id, n.manager_id, n.item_client_id, n.item_supplier);
        perform keep_insight_weeks(c.ids) from (
          select array_agg(n.id) as ids from new_rows n join old_rows o using (id)
          where day_overtime(n.cost_allocations) <> day_overtime(o.cost_allocations)) c
        where c.ids is not null;
      end if;
      return null;
    end $$`,
    ...(['insert', 'update', 'delete'] as const).map(
      (change) => `create trigger billing_item_detail_insights_${change} after ${change} on billing_item_detail
      referencing ${change === 'insert' ? '' : 'old table as old_rows'} ${change === 'delete' ? '' : 'new table as new_rows'}
      for each statement execute function insight_weeks_of_days()`,
    ),
    `create trigger billing_item_insights_update after update on billing_item referencing old table as old_rows new table as new_rows
    for each statement execute function insight_weeks_of_items()`,
    `create trigger billing_item_insights_delete after delete on billing_item referencing old table as old_rows
    for each statement execute function insight_weeks_of_items()`,
    `create trigger billing_item_insights_truncate after truncate on billing_item
    for each statement execute function insight_weeks_of_items()`,
    `select keep_insight_weeks(array(select id from billing_item))`,
  ];
  for (const text of statements) await sql.raw(text).execute(db);
}
