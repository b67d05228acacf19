import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The index for decisions made since a list was read, which every "approve all" queries. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index approval_decision_since on approval_decision (decided_at)
    where fate = 'done' and undone_at is null`.execute(db);
}
