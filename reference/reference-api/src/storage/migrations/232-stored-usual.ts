import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/**
 * The usual values of items that wait, which are computed from approved items before them. A change of those does not write to other items,
 * whose rows somebody else may have locked: it adds a row to `usual_stale`. Until `approvals/usual/refresh-usual.ts` has handled it, the items
 * of that engagement are compared without the stored values.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const changed = (columns: readonly string[]) =>
    columns.map((name) => `n.${name} is distinct from o.${name}`).join(' or ');
  const amounts = ['expense', 'adjustment', 'milestone', 'material', 'position'].map((kind) => `${kind}_amount`);
  const place = ['engagement_id', 'type', 'period_end'];
  const counts = (row: string) => `${row}.status in ('Approved', 'Processed')`;
  const statements = [
    'alter table billing_item add column usual_minutes integer, add column usual_amount numeric, add column usual_week jsonb',
    'create table usual_stale (id bigint generated always as identity primary key, engagement_id integer not null)',
    'create index usual_stale_engagement on usual_stale (engagement_id)',
    `insert into usual_stale (engagement_id) select distinct engagement_id from billing_item where status = 'Pending'`,
    `create function billing_item_usual() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into usual_stale (engagement_id)
        select distinct n.engagement_id from new_rows n where n.status = 'Pending' or ${counts('n')};
      elsif tg_op = 'DELETE' then
        insert into usual_stale (engagement_id) select distinct o.engagement_id from old_rows o where ${counts('o')};
      else
        insert into usual_stale (engagement_id)
        select distinct e.id from new_rows n join old_rows o using (id), lateral (values (o.engagement_id), (n.engagement_id)) as e(id)
        where ${counts('n')} <> ${counts('o')}
          or ${counts('n')} and (${changed([...place, 'worked_minutes', ...amounts])})
          or n.status = 'Pending' and (o.status <> 'Pending' or ${changed(place)});
      end if;
      return null;
    end $$`,
    `create trigger billing_item_usual_insert after insert on billing_item referencing new table as new_rows
    for each statement execute function billing_item_usual()`,
    `create trigger billing_item_usual_update after update on billing_item
    referencing old table as old_rows new table as new_rows for each statement execute function billing_item_usual()`,
    `create trigger billing_item_usual_delete after delete on billing_item referencing old table as old_rows
    for each statement execute function billing_item_usual()`,
  ];
  for (const text of statements) await sql.raw(text).execute(db);
}
