import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Codes to a contact as the second factor. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table app_user add column contact_step_at timestamptz`.execute(db);
}
