import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Values of secure custom fields, separate from the timecards that show their masks. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table secure_value (
      part_id integer primary key,
      billing_item_id integer not null references billing_item on delete cascade,
      value text not null
    )`.execute(db);
}
