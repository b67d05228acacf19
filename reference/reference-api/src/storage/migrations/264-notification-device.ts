import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The browser that a notification is about, which is not told itself (docs: notifications#notification-device). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table notification add column from_device text`.execute(db);
}
