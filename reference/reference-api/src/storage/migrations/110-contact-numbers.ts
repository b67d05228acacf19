import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The index with which a reset finds an account by its number. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index recovery_registration_mobile on recovery_registration (mobile)`.execute(db);
}
