import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** A value of each day of a week, its first day first. */
const byDay = (value: string, where = 'true') =>
  `array[${[0, 1, 2, 3, 4, 5, 6].map((day) => `coalesce(${value} filter (where d.worked_date - f.week = ${day} and ${where}), 0)`)}]::integer[]`;

/**
 * The weeks of the insights begin on the day on which the work week of their engagement begins (docs: insights#insights-weeks), and know when the
 * period of their item ends, for the list that they lead to. `insight_week.week_start` was a Monday before. No page
 * changes a work period; who changes one by SQL does so while nobody saves timecards of its engagements for the first time.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    'alter table insight_week add column ends_on date',
    `create function work_week_start(day date, weekday text) returns date language sql immutable as $$
      select day - (extract(isodow from day)::integer + 7
        - array_position(array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], weekday)) % 7
    $$`,
    `create or replace function keep_insight_weeks(items integer[]) returns void language plpgsql as $$
    begin
      -- A change of these items by somebody else is waited for, and the statement after this one sees it.
      perform from billing_item where id = any (items) order by id for no key update;
      with computed as (
        select w.*,
          -- Overtime that is placed on a whole period is divided over its weeks by their hours.
          least(w.minutes - w.leave, w.overtime + coalesce(
            round(w.of_period * w.until::numeric / nullif(w.total, 0)) - round(w.of_period * (w.until - w.minutes)::numeric / nullif(w.total, 0)), 0))::integer as overtime_all
        from (
          select b.id, f.week, b.engagement_id, b.worker_id, b.manager_id, b.item_client_id, b.item_supplier, b.status, b.period_end,
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
            sum(sum(d.worked_minutes)) over (partition by b.id order by f.week) as until
          from billing_item b join engagement e on e.id = b.engagement_id join work_period p on p.id = e.work_period_id
            join billing_item_detail d on d.billing_item_id = b.id,
            -- Without offset, each use of a column would compute it again.
            lateral (select day_overtime(d.content->'billingCostAllocation') as overtime, day_leave(d.content, d.worked_date) as leave,
              coalesce((d.content->>'sickMinutes')::integer, 0) as sick, (d.content->>'noBreakTaken')::boolean as no_meal,
              work_week_start(d.worked_date, p.day_of_week) as week offset 0) f
          where b.id = any (items)
          group by b.id, f.week) w),
      gone as (
        delete from insight_week i where i.of_item = any (items)
          and not exists (select from computed c where c.id = i.of_item and c.week = i.week_start))
      insert into insight_week as i (of_item, week_start, of_engagement, of_worker, of_manager, in_client, in_supplier, in_status, week_minutes,
        overtime_minutes, leave_minutes, sick_minutes, overtime_by_day, no_meal_by_day, placed_minutes, ends_on)
      select id, week, engagement_id, worker_id, manager_id, item_client_id, item_supplier, status, minutes, overtime_all, leave, sick, overtime_days,
        no_meal_days, placed, period_end
      from computed
      on conflict (of_item, week_start) do update set of_engagement = excluded.of_engagement, of_worker = excluded.of_worker, of_manager = excluded.of_manager,
        in_client = excluded.in_client, in_supplier = excluded.in_supplier, in_status = excluded.in_status,
        week_minutes = excluded.week_minutes, overtime_minutes = excluded.overtime_minutes, leave_minutes = excluded.leave_minutes,
        sick_minutes = excluded.sick_minutes, overtime_by_day = excluded.overtime_by_day, no_meal_by_day = excluded.no_meal_by_day,
        placed_minutes = excluded.placed_minutes, ends_on = excluded.ends_on;
    end $$`,
    `create or replace function insight_weeks_of_items() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then truncate insight_week;
      elsif tg_op = 'DELETE' then delete from insight_week where of_item in (select id from old_rows);
      else
        update insight_week i set in_status = n.status, of_engagement = n.engagement_id, of_worker = n.worker_id, of_manager = n.manager_id,
          in_client = n.item_client_id, in_supplier = n.item_supplier, ends_on = n.period_end
        from new_rows n
        where i.of_item = n.id and (i.in_status, i.of_engagement, i.of_worker, i.of_manager, i.in_client, i.in_supplier, i.ends_on)
          is distinct from (n.status, n.engagement_id, n.worker_id, n.manager_id, n.item_client_id, n.item_supplier, n.period_end);
        perform keep_insight_weeks(c.ids) from (
          select array_agg(n.id) as ids from new_rows n join old_rows o using (id)
          where day_overtime(n.cost_allocations) <> day_overtime(o.cost_allocations) or n.engagement_id <> o.engagement_id) c
        where c.ids is not null;
      end if;
      return null;
    end $$`,
    `create function insight_weeks_of_engagement() returns trigger language plpgsql as $$
    begin
      perform keep_insight_weeks(array(select id from billing_item where engagement_id = new.id));
      return null;
    end $$`,
    `create trigger engagement_insights_week after update of work_period_id on engagement for each row
    when (old.work_period_id <> new.work_period_id) execute function insight_weeks_of_engagement()`,
    `create function insight_weeks_of_work_period() returns trigger language plpgsql as $$
    begin
      perform keep_insight_weeks(array(
        select b.id from billing_item b join engagement e on e.id = b.engagement_id where e.work_period_id = new.id));
      return null;
    end $$`,
    `create trigger work_period_insights_week after update of day_of_week on work_period for each row
    when (old.day_of_week <> new.day_of_week) execute function insight_weeks_of_work_period()`,
    `select keep_insight_weeks(array(select id from billing_item))`,
  ];
  for (const text of statements) await sql.raw(text).execute(db);
}
