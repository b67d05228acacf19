import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Batches: runs of decisions that the server processes by itself. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table approval_run add column batch jsonb`.execute(db);
  await sql`create index approval_run_batch on approval_run (user_id, id desc) where batch is not null`.execute(db);
  await sql`create index approval_decision_rest on approval_decision (run_id) where fate is null`.execute(db);
}
