import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The token that a refresh token was exchanged for, while another answer may replace it; empty once one did. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table refresh_token add column child_hash text`.execute(db);
}
