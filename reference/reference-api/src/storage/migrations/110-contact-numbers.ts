import { type Kysely, sql } from 'kysely';

/** The number by which a reset finds its account. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index recovery_registration_mobile on recovery_registration (mobile)`.execute(db);
}
