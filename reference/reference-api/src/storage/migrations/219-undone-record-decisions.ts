import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Decisions on requests, engagements, revisions and budgets can be taken back: until when, the values before, and when it was done. */
export async function up(db: Kysely<never>): Promise<void> {
  // The current step opens at waits_from, because the decision before it can be taken back until then.
  await sql`alter table approval_record add column waits_from timestamptz`.execute(db);
  await sql`
    alter table approval_record_event add column before jsonb, add column decided_version integer,
      add column undo_until timestamptz, add column undone_at timestamptz`.execute(db);
}
