import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** By which contact a reset was proven, and since when recovery codes exist: both decide what its owner is asked afterwards. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table password_reset add column code_channel text`.execute(db);
  await sql`alter table recovery_key add column codes_made_at timestamptz`.execute(db);
}
