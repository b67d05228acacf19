import { type Kysely, sql } from 'kysely';

/** When a new password was set in another way while a reset was under way: who has proven it is notified. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table password_reset add column overtaken_at timestamptz`.execute(db);
}
