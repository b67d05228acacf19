import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Tables that somebody wants as a file, as they were sent (docs: exports#export-tables); null for a list. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table list_export add column sent_table jsonb`.execute(db);
}
