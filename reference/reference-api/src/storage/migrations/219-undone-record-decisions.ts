import { type Kysely, sql } from 'kysely';

/** Decisions on requests, engagements, revisions and budgets can be taken back: until when, what was before, and since when it was. */
export async function up(db: Kysely<never>): Promise<void> {
  // Until waits_from nobody of the present step is asked: the decision that led to it can still be taken back.
  await sql`alter table approval_record add column waits_from timestamptz`.execute(db);
  await sql`
    alter table approval_record_event add column before jsonb, add column decided_version integer,
      add column undo_until timestamptz, add column undone_at timestamptz`.execute(db);
}
