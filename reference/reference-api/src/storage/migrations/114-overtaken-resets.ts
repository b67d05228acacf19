import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** When a new password was set in another way during a reset: a user who has verified that reset is notified. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table password_reset add column overtaken_at timestamptz`.execute(db);
}
