import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** When a user was last seen, so that work whose approver is away is found. Everybody counts as seen now. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table app_user add column seen_at timestamptz`.execute(db);
  await sql`update app_user set seen_at = now()`.execute(db);
}
