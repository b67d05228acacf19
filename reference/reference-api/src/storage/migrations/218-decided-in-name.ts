import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/**
 * Whether a run is on behalf of another user, which stays known after that user is deleted; and until when a failed batch is left alone.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table approval_run add column in_name boolean not null default false, add column retry_at timestamptz
  `.execute(db);
  await sql`update approval_run set in_name = true where principal_id is not null`.execute(db);
}
