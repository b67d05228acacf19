import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The lines of an expense that a decision sends back, with their reasons. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table approval_run add column lines jsonb`.execute(db);
}
