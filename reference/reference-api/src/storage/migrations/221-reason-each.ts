import { type Kysely, sql } from 'kysely';

/** Several items are rejected in one go, each for a reason of its own. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table approval_decision add column reason text`.execute(db);
}
