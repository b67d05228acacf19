import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Several items are rejected together, each with its own reason. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table approval_decision add column reason text`.execute(db);
}
