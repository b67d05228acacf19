import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/**
 * Indexes for the lists of billing items, by the users who see them. `worker_sort`, `item_supplier` and `currency` repeat values of the
 * worker and the engagement, and `decided_at` is the time of the last decision that stands. Triggers keep them equal.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (...statements: readonly string[]) =>
    statements.reduce<Promise<unknown>>(
      (before, text) => before.then(() => sql.raw(text).execute(db)),
      Promise.resolve(),
    );
  await run(
    `alter table billing_item add column worker_sort text, add column item_supplier text, add column currency text,
      add column decided_at timestamptz`,
    `update billing_item b set worker_sort = lower(w.last_name || ' ' || w.first_name), item_supplier = e.supplier_name,
      currency = e.currency, decided_at = (
        select max(d.decided_at) from approval_decision d
        where d.billing_item_id = b.id and d.fate = 'done' and d.undone_at is null)
    from engagement e, app_user w where e.id = b.engagement_id and w.id = b.worker_id`,
    `alter table billing_item alter column worker_sort set not null, alter column item_supplier set not null,
      alter column currency set not null`,
  );
  await run(
    `create function billing_item_repeats() returns trigger language plpgsql as $$
    begin
      select e.supplier_name, e.currency into new.item_supplier, new.currency from engagement e where e.id = new.engagement_id;
      select lower(w.last_name || ' ' || w.first_name) into new.worker_sort from app_user w where w.id = new.worker_id;
      return new;
    end $$`,
    `create trigger billing_item_repeats before insert or update of engagement_id, worker_id on billing_item
    for each row execute function billing_item_repeats()`,
    `create function engagement_repeated() returns trigger language plpgsql as $$
    begin
      update billing_item set item_supplier = new.supplier_name, currency = new.currency where engagement_id = new.id;
      return null;
    end $$`,
    `create trigger engagement_repeated after update of supplier_name, currency on engagement
    for each row when (old.supplier_name <> new.supplier_name or old.currency <> new.currency)
    execute function engagement_repeated()`,
    `create function worker_repeated() returns trigger language plpgsql as $$
    begin
      update billing_item set worker_sort = lower(new.last_name || ' ' || new.first_name) where worker_id = new.id;
      return null;
    end $$`,
    `create trigger worker_repeated after update of first_name, last_name on app_user
    for each row when (old.first_name <> new.first_name or old.last_name <> new.last_name) execute function worker_repeated()`,
  );
  await run(
    `create function approval_decision_stands() returns trigger language plpgsql as $$
    begin
      update billing_item b set decided_at = n.at
      from (
        select c.billing_item_id as id, (
          select max(d.decided_at) from approval_decision d
          where d.billing_item_id = c.billing_item_id and d.fate = 'done' and d.undone_at is null) as at
        from (select distinct billing_item_id from changed_rows where fate = 'done') c) n
      where b.id = n.id and b.decided_at is distinct from n.at;
      return null;
    end $$`,
    ...(['insert', 'update', 'delete'] as const).map(
      (change) => `create trigger approval_decision_stands_${change} after ${change} on approval_decision
      referencing ${change === 'delete' ? 'old' : 'new'} table as changed_rows
      for each statement execute function approval_decision_stands()`,
    ),
  );
  // A list begins with the latest period. Counted down to 2000, all its sort keys ascend, so that a row comparison continues it.
  // (An index contains no column that it only has in an expression, so `include` adds it.)
  const waiting = `type, (date '2000-01-01' - period_end), worker_sort, id`;
  await run(
    `create index billing_item_waiting_manager on billing_item (manager_id, ${waiting})
      where status = 'Pending' and chain is null`,
    `create index billing_item_waiting_client on billing_item (item_client_id, ${waiting}) include (period_end)
      where status = 'Pending'`,
    `create index billing_item_waiting on billing_item (${waiting}) include (period_end) where status = 'Pending'`,
    `create index billing_item_waiting_engagement on billing_item (engagement_id, ${waiting}) include (worked_minutes)
      where status = 'Pending'`,
    `create index billing_item_since_manager on billing_item (manager_id, type, submitted_at nulls first, id)
      where status = 'Pending' and chain is null`,
    `create index billing_item_since_client on billing_item (item_client_id, type, submitted_at nulls first, id) where status = 'Pending'`,
    `create index billing_item_since on billing_item (type, submitted_at nulls first, id) where status = 'Pending'`,
    `create index billing_item_decided_manager on billing_item (manager_id, decided_at) where decided_at is not null`,
    `create index billing_item_decided on billing_item (decided_at) where decided_at is not null`,
    `create index billing_item_listed_manager on billing_item (manager_id, period_end desc, id desc)`,
    `create index billing_item_listed_client on billing_item (item_client_id, period_end desc, id desc)`,
    `create index billing_item_listed on billing_item (period_end desc, id desc)`,
    `create index billing_item_listed_status on billing_item (status, period_end desc, id desc)`,
  );
}
