import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Since when a user is disabled, and the index of the list of users. The release before lets a disabled user sign in. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table app_user add column disabled_at timestamptz`.execute(db);
  await sql`create index app_user_names on app_user (client_id, last_name, first_name, id)`.execute(db);
}
