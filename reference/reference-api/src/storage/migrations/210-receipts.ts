import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The content of a submission at its time. The item may be changed after a rejection, but its receipt stays. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table billing_item_change add column sent jsonb`.execute(db);
}
