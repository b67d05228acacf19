import { type Kysely, sql } from 'kysely';

const KEY = 'scope, status, type, waits, currency, period_start, period_end';

export const effect = 'addition';

/**
 * The numbers of billing items, by the users who see them. A statement that changes items only inserts into `billing_count_change`, so that
 * two managers never wait for one another; `billing/counts/fold-counts.ts` moves these rows into `billing_count`. The view adds both up.
 *
 * Scopes: `all`, `client:ID`, `supplier:CLIENT:NAME`, and `user:CLIENT:ID` for the manager and the approvers, with `waits` if it is they who are
 * asked now.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const rows = (sign: number, from: string) => `
    select ${sign} as sign, status, type, period_start, period_end, manager_id, item_client_id as client_id, item_supplier as supplier_name, currency, chain is null as plain,
      waits_for, approvers, case when status = 'Pending' then worked_minutes else 0 end as minutes,
      case when status = 'Pending' and type <> 'TIME' then coalesce(expense_amount, adjustment_amount,
        coalesce(milestone_amount, 0) + coalesce(material_amount, 0) + coalesce(position_amount, 0)) else 0 end as amount
    from ${from}`;
  const sums = (from: string) => `
    select s.scope, r.status, r.type, s.waits and r.status = 'Pending', r.currency, r.period_start, r.period_end,
      sum(r.sign), sum(r.sign * r.minutes), sum(r.sign * r.amount)
    from (${from}) r cross join lateral (
      select 'all' as scope, false as waits
      union all select 'client:' || r.client_id, false
      union all select 'supplier:' || r.client_id || ':' || r.supplier_name, false
      union all select 'user:' || r.client_id || ':' || u.id, case when r.plain then u.id = r.manager_id else coalesce(r.waits_for @> to_jsonb(u.id), false) end
        from (
          select r.manager_id as id where r.manager_id is not null
          union select a.id::integer from jsonb_array_elements_text(r.approvers) as a(id)) u) s
    group by 1, 2, 3, 4, 5, 6, 7`;
  const insert = (from: string) => `
    insert into billing_count_change (${KEY}, items, minutes, amount) ${sums(from)}
    having sum(r.sign) <> 0 or sum(r.sign * r.minutes) <> 0 or sum(r.sign * r.amount) <> 0`;
  const columns = `scope text not null, status text not null, type text not null, waits boolean not null, currency text not null,
    period_start date not null, period_end date not null, items integer not null, minutes bigint not null, amount numeric not null`;
  const statements = [
    `create table billing_count (${columns}, primary key (${KEY}))`,
    'create index billing_count_empty on billing_count (scope) where items = 0',
    `create table billing_count_change (id bigint generated always as identity primary key, ${columns})`,
    'create index billing_count_change_scope on billing_count_change (scope, status)',
    `create view billing_counts as
    select ${KEY}, items, minutes, amount from billing_count
    union all select ${KEY}, items, minutes, amount from billing_count_change`,
    `insert into billing_count (${KEY}, items, minutes, amount) ${sums(rows(1, 'billing_item'))}`,
    `create function billing_item_counts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${insert(rows(1, 'new_rows'))};
      elsif tg_op = 'DELETE' then ${insert(rows(-1, 'old_rows'))};
      elsif tg_op = 'UPDATE' then ${insert(`${rows(1, 'new_rows')} union all ${rows(-1, 'old_rows')}`)};
      else truncate billing_count, billing_count_change, usual_stale;
      end if;
      return null;
    end $$`,
    `create trigger billing_item_counts_insert after insert on billing_item referencing new table as new_rows
    for each statement execute function billing_item_counts()`,
    `create trigger billing_item_counts_update after update on billing_item
    referencing old table as old_rows new table as new_rows for each statement execute function billing_item_counts()`,
    `create trigger billing_item_counts_delete after delete on billing_item referencing old table as old_rows
    for each statement execute function billing_item_counts()`,
    `create trigger billing_item_counts_truncate after truncate on billing_item
    for each statement execute function billing_item_counts()`,
  ];
  for (const text of statements) await sql.raw(text).execute(db);
}
