import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/**
 * The `edition` of a list changes with every change of its values, by any program, so that search results in a list can be cached
 * (`custom-fields/found-values.ts`). Its sequence belongs to no table, so restoring the sample data never repeats a number. The index
 * serves prefixes, and the order of a page of values found anywhere.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create sequence reference_list_edition`.execute(db);
  await sql`
    alter table reference_list add column edition bigint not null default nextval('reference_list_edition')
  `.execute(db);
  await sql`
    create function new_reference_list_edition() returns trigger language plpgsql as $$
    begin
      update reference_list set edition = nextval('reference_list_edition')
      where id in (select list_id from changed group by list_id);
      return null;
    end $$`.execute(db);
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    await sql`
      create trigger ${sql.raw(`reference_value_${event}`)} after ${sql.raw(event)} on reference_value
      referencing ${sql.raw(rows)} table as changed
      for each statement execute function new_reference_list_edition()`.execute(db);
  }
  await sql`drop index reference_value_key`.execute(db);
  await sql`create index reference_value_key on reference_value (list_id, search_key collate "C", id)`.execute(db);
}
