import { type Kysely, sql } from 'kysely';

/** What was sent with a submission, as it was then: the item may be changed after a rejection, its receipt stays. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table billing_item_change add column sent jsonb`.execute(db);
}
