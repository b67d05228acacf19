import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The user handle that an authenticator was given with a passkey; null for one that has not signed in since it is stored. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table passkey add column user_handle text`.execute(db);
}
