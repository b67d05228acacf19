import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The item that an adjustment or a benefit corrects. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table billing_item add column corrects_id integer references billing_item on delete set null`.execute(
    db,
  );
  await sql`create index billing_item_corrects on billing_item (corrects_id) where corrects_id is not null`.execute(db);
}
