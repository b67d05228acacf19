import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The index for the number of recent decisions of a company. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index billing_item_decided_client on billing_item (item_client_id, decided_at) where decided_at is not null`.execute(
    db,
  );
}
